import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { landmarks } from '../../../domain/business/landmarks.ts'

describe('the landmarks within walking distance', () => {
  it('begin with the main square, at the distance the business facts give', () => {
    expect(landmarks[0]).toEqual({
      id: 'skanderbeg-square',
      minutes: business.minutesToMainSquare,
      metres: business.metresToMainSquare,
    })
  })

  it('are listed nearest first, without duplicates', () => {
    const metres = landmarks.map((landmark) => landmark.metres)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(new Set(landmarks.map(({ id }) => id)).size).toBe(landmarks.length)
  })

  it.each(landmarks)('$id is reached at a guest’s walking pace', ({ minutes, metres }) => {
    const metresPerMinute = metres / minutes
    expect(metresPerMinute).toBeGreaterThan(60)
    expect(metresPerMinute).toBeLessThan(90)
  })
})
