import { describe, expect, it } from 'vitest'
import { passBagsOf, photoForGuest } from '../../../domain/pass/pass-bags.ts'
import type { Bag } from '../../../domain/stay/stay-file.ts'
import { fileOf } from '../support/stay-files.ts'

const inAt = new Date('2026-07-25T08:05:00Z')
const outAt = new Date('2026-07-25T15:30:00Z')

const bag: Bag = {
  ...{ id: 'red', tag: 12, state: 'collected', outTo: 'guest' },
  ...{ collectorId: null, photo: 'red.jpg' },
}
const file = (bags: readonly Bag[], stay = {}) => ({ ...fileOf({}, stay), bags })
const records = [{ id: 'red', inAt, inBy: 'drita', outAt, outBy: 'besnik' }]

describe('the bags on a pass', () => {
  it('tell when they came and left, and nothing of the staff', () => {
    expect(passBagsOf(file([bag]), { records, photos: true })).toEqual([
      {
        ...{ id: 'red', tag: 12, outTo: 'guest', collectorId: null, photo: true },
        ...{ inAt: inAt.toISOString(), outAt: outAt.toISOString() },
      },
    ])
  })

  it('are without a time where none is known, and without a photo where none can be kept', () => {
    const [shown] = passBagsOf(file([bag]), { records: [], photos: false })
    expect(shown).toMatchObject({ tag: 12, inAt: null, outAt: null, photo: false })
  })

  it('are not those whose check-in was taken back', () => {
    const voided: Bag = { ...bag, state: 'voided' }
    expect(passBagsOf(file([voided]), { records, photos: true })).toEqual([])
    expect(photoForGuest(file([voided]), 'red')).toBeNull()
  })

  it('show their photo to their own guest alone, until the guest is forgotten', () => {
    expect(photoForGuest(file([bag]), 'red')).toBe('red.jpg')
    expect(photoForGuest(file([bag]), 'blue')).toBeNull()
    expect(photoForGuest(file([bag], { customerName: null }), 'red')).toBeNull()
  })
})
