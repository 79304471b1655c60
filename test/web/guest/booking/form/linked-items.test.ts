import { describe, expect, it } from 'vitest'
import { itemsInLink } from '../../../../../web/guest/booking/form/linked-items.ts'

describe('a link with a number of items', () => {
  it.each(['1', '3', '20'])('fills in %s of them', (items) => {
    expect(itemsInLink(`?items=${items}`)).toBe(items)
    expect(itemsInLink(`?from=home&items=${items}`)).toBe(items)
  })

  it.each(['0', '21', '-1', '1.5', '03', '1e1', 'two', '', ' 3'])(
    'fills in none for “%s”',
    (items) => {
      expect(itemsInLink(`?items=${encodeURIComponent(items)}`)).toBeUndefined()
    },
  )

  it('fills in none where it names none', () => {
    expect(itemsInLink('')).toBeUndefined()
    expect(itemsInLink('?pieces=3')).toBeUndefined()
  })
})
