import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import { landmarks } from '../../../domain/business/landmarks.ts'

describe('what is within a walk', () => {
  it('begins with the main square, as far as the business says everywhere else', () => {
    expect(landmarks[0]).toEqual({
      id: 'skanderbeg-square',
      minutes: business.minutesToMainSquare,
      metres: business.metresToMainSquare,
    })
  })

  it('is told nearest first, and each once', () => {
    const metres = landmarks.map((landmark) => landmark.metres)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(new Set(landmarks.map(({ id }) => id)).size).toBe(landmarks.length)
  })

  it.each(landmarks)('$id is reached at the pace of a traveller', ({ minutes, metres }) => {
    const metresPerMinute = metres / minutes
    expect(metresPerMinute).toBeGreaterThan(60)
    expect(metresPerMinute).toBeLessThan(90)
  })
})
