import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedBefore, auditedData, unpricedBefore } from '../../../domain/stay/audited-update.ts'
import { type AgreedStay, recordAfter, type StayUpdate } from '../../../domain/stay/stay-update.ts'
import { dropOff, nothing, now, recordOf } from '../support/stay-records.ts'

/** The audited data of an update as the database returns it, from JSON. */
function keptOf(change: Pick<StayUpdate, 'agreed' | 'attention'>, stay = {}): StayUpdate['data'] {
  const data: StayUpdate['data'] = { reason: 'asked for' }
  return JSON.parse(
    JSON.stringify(auditedData(recordOf({}, stay), { ...nothing, ...change, data })),
  )
}

const date = fc.date({ min: dropOff, max: new Date('2027-07-25T08:00:00Z'), noInvalidDate: true })
const agreed: fc.Arbitrary<Partial<AgreedStay>> = fc.record(
  {
    startDate: date,
    endDate: date,
    pickUpAt: fc.option(date),
    luggageCount: fc.integer({ min: 1, max: 50 }),
    duration: fc.integer({ min: 1, max: 31 }),
  },
  { requiredKeys: [] },
)

describe('the audited data of an update', () => {
  it('are only its own facts if no dates or items changed', () => {
    expect(keptOf({})).toEqual({ reason: 'asked for' })
    const { startDate, luggageCount } = recordOf().stay
    expect(keptOf({ agreed: { startDate, luggageCount } })).toEqual({ reason: 'asked for' })
  })

  it('restore the dates, items and duration before the update', () => {
    fc.assert(
      fc.property(agreed, agreed, (first, second) => {
        const before = recordOf({}, first)
        const change = { ...nothing, agreed: second }
        const data = JSON.parse(JSON.stringify(auditedData(before, change)))
        const after = recordAfter(before, change, now)
        const undone = recordAfter(after, { ...nothing, agreed: agreedBefore(data) }, now)
        expect({ ...undone.stay, version: 0 }).toEqual({
          ...recordAfter(before, nothing, now).stay,
          version: 0,
        })
      }),
    )
  })

  it('distinguish a pick-up that was null from one that was unchanged', () => {
    const kept = keptOf({ agreed: { pickUpAt: dropOff } }, { pickUpAt: null })
    expect(agreedBefore(kept)).toEqual({ pickUpAt: null })
    expect(agreedBefore(keptOf({}, { pickUpAt: null }))).toEqual({})
  })

  it('restore since when items were unpriced, or that they were priced', () => {
    const settled = keptOf({ attention: { unpriced: false } }, { unpricedAt: dropOff })
    expect(unpricedBefore(settled)).toEqual({ attention: { unpriced: dropOff } })
    const raised = keptOf({ attention: { unpriced: true } }, { unpricedAt: null })
    expect(unpricedBefore(raised)).toEqual({ attention: { unpriced: false } })
    expect(
      unpricedBefore(keptOf({ attention: { unpriced: true } }, { unpricedAt: dropOff })),
    ).toEqual({})
  })
})
