import { describe, expect, it } from 'vitest'
import { showsReviews } from '../../../../../web/guest/home/reviews/shows-reviews.ts'

describe('the reviews on the home page', () => {
  it('are hidden only if they are invented and switched off', () => {
    expect(showsReviews({ areInvented: true, samples: true })).toBe(true)
    expect(showsReviews({ areInvented: true, samples: false })).toBe(false)
    expect(showsReviews({ areInvented: false, samples: false })).toBe(true)
  })
})
