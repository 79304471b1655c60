import { describe, expect, it, onTestFinished } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { tariffs } from '../../../domain/business/business.ts'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import type { Refusal } from '../../../domain/input/refusal.ts'
import { passBagsOf, passOf, photoForGuest } from '../../../domain/pass/guest-pass.ts'
import type { Bag, StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext, StayUpdate } from '../../../domain/stay/stay-update.ts'
import { afterAnswer } from '../../../domain/stripe/stripe-sync.ts'
import {
  answer,
  dispute,
  dropOff,
  guestContext,
  now,
  paidRecord,
  price,
  recordOf,
  refund,
  staffContext,
  thirdItemOffered,
  withChange,
} from '../support/stay-records.ts'

const slow = { amount: 900, id: 'pi_offered', paymentId: 'offered' }

/** The guest has paid for the change, and the payment is processing. */
const waiting = withChange(
  thirdItemOffered,
  afterAnswer(thirdItemOffered, answer({ ...slow, status: 'processing', amountReceived: 0 }), now),
)

const desk = staffContext(dropOff, true)
const earlier = { endDate: new Date('2026-07-26T16:00:00Z') }

/** The stay record after these desk actions on the day of the drop-off. */
function once(
  ...actions: ((record: StayRecord, context: ActionContext) => StayUpdate | Refusal)[]
): StayRecord {
  return actions.reduce((record, decide) => withChange(record, decide(record, desk)), waiting)
}

const bagsIn = (count: number) => (record: StayRecord, context: ActionContext) =>
  checkIn(record, { tags: Array.from({ length: count }, (_, n) => n + 1), idSeen: false }, context)
const allOut = (record: StayRecord, context: ActionContext) =>
  checkOut(
    record,
    record.bags.map(({ tag }) => tag),
    'guest',
    context,
  )

it('a pass has the tariff of its stay', () => {
  const other = { ...tariffs[1], dayPerItem: 450 }
  // The rules' tests share one module of tariffs.
  onTestFinished(() => void Reflect.deleteProperty(tariffs, '88'))
  Object.assign(tariffs, { 88: other })
  expect(passOf(paidRecord({}, { tariff: 88 }), guestContext()).tariff).toEqual(other)
  expect(passOf(paidRecord(), guestContext()).tariff).toEqual(tariffs[1])
})

it('a pass lists the money that arrived, and no attempt that failed', () => {
  const record = paidRecord()
  const [paid] = record.payments
  if (!paid) throw new Error('no payment')
  const failed = { ...paid, id: 'failed', status: 'failed' as const }
  const { payments } = passOf({ ...record, payments: [paid, failed] }, guestContext())
  expect(payments).toEqual([
    {
      method: 'stripe',
      cents: paid.receivedCents,
      at: (paid.paidAt ?? paid.createdAt).toISOString(),
    },
  ])
})

const promised = (record: StayRecord) =>
  passOf(record, guestContext(dropOff)).pendingChange?.outcome

describe('promise 30: a pass with a change payment that is processing', () => {
  it('shows the pending change as applied, and none if no payment is processing', () => {
    expect(passOf(waiting, guestContext()).pendingChange).toEqual({
      luggageCount: 3,
      startDate: dropOff.toISOString(),
      endDate: '2026-07-27T16:00:00.000Z',
      outcome: 'applied',
    })
    expect(promised(thirdItemOffered)).toBeUndefined()
    expect(promised(paidRecord())).toBeUndefined()
  })

  it.each<[string, StayRecord]>([
    ['cancelled the stay', once((record, context) => cancelStay(record, 'rang us', context))],
    ['checked two bags in and out', once(bagsIn(2), allOut)],
    ['checked in the two bags that were agreed', once(bagsIn(2))],
    ['checked in four bags', once(bagsIn(4))],
    [
      'agreed other dates',
      once((record, context) => changeStay(record, earlier, 'asked', context)),
    ],
  ])('shows the change as not applied once the desk has %s', (_, record) => {
    expect(promised(record)).toBe('not_applied')
  })

  it('shows the change as already applied if the desk made it, paid or not', () => {
    expect(promised(once(bagsIn(3)))).toBe('already_applied')
    const paidCash = once(bagsIn(3), (record, context) => takePayment(record, 'cash', 900, context))
    expect(promised(paidCash)).toBe('already_applied')
  })

  it('shows the outcome that the payment then has', () => {
    const records = [
      waiting,
      once(bagsIn(2)),
      once(bagsIn(3)),
      once(bagsIn(4)),
      once(bagsIn(2), allOut),
    ]
    for (const record of records) {
      const change = afterAnswer(record, answer({ ...slow, amountReceived: 900 }), dropOff)
      expect(change?.data.change).toBe(promised(record))
    }
  })
})

/** A lost dispute of the full price or a part. */
const lost = (cents: number) => dispute({ status: 'lost', closedAt: now, cents })
const credited = [
  { kind: 'quote' as const, cents: price },
  { kind: 'not_due' as const, cents: -price },
]

describe('the pass of a stay that ended without its guest', () => {
  it('has no balance due if a refunded payment is also lost in a dispute', () => {
    const record = paidRecord(
      { charges: credited, refunds: [refund({ cents: price })], disputes: [lost(600)] },
      { status: 'cancelled' },
    )
    expect(passOf(record, guestContext(dropOff)).balance).toBe(0)
  })

  it.each(['cancelled', 'no_show', 'expired', 'abandoned'] as const)(
    'has no balance due if a stay that is %s loses its payment in a dispute',
    (status) => {
      const record = paidRecord({ disputes: [lost(price)] }, { status })
      expect(passOf(record, guestContext(dropOff)).balance).toBe(0)
    },
  )

  it('still shows what the office owes the guest', () => {
    const failed = refund({ status: 'failed', failedAt: now, cents: price })
    const record = paidRecord({ charges: credited, refunds: [failed] }, { status: 'cancelled' })
    expect(passOf(record, guestContext(dropOff))).toMatchObject({ balance: -price, atDesk: price })
  })
})

it('the pass of a completed stay has a lost dispute’s amount as balance due', () => {
  const record = paidRecord({ disputes: [lost(price)] }, { status: 'completed' })
  expect(passOf(record, guestContext(dropOff)).balance).toBe(price)
})

const inAt = new Date('2026-07-25T08:05:00Z')
const outAt = new Date('2026-07-25T15:30:00Z')

const bag: Bag = {
  id: 'red',
  tag: 12,
  status: 'collected',
  outTo: 'guest',
  collectorId: null,
  photo: 'red.jpg',
}
const file = (bags: readonly Bag[], stay = {}) => ({ ...recordOf({}, stay), bags })
const records = [{ id: 'red', inAt, inBy: 'drita', outAt, outBy: 'besnik' }]

describe('the bags on a pass', () => {
  it('have their times but not the names of staff', () => {
    expect(passBagsOf(file([bag]), { records, photos: true })).toEqual([
      {
        id: 'red',
        tag: 12,
        outTo: 'guest',
        collectorId: null,
        photo: true,
        inAt: inAt.toISOString(),
        outAt: outAt.toISOString(),
      },
    ])
  })

  it('have no times if unknown, and no photo if photos are off', () => {
    const [shown] = passBagsOf(file([bag]), { records: [], photos: false })
    expect(shown).toMatchObject({ tag: 12, inAt: null, outAt: null, photo: false })
  })

  it('do not include voided bags', () => {
    const voided: Bag = { ...bag, status: 'voided' }
    expect(passBagsOf(file([voided]), { records, photos: true })).toEqual([])
    expect(photoForGuest(file([voided]), 'red')).toBeNull()
  })

  it('have a photo only for their own stay, until the guest is erased', () => {
    expect(photoForGuest(file([bag]), 'red')).toBe('red.jpg')
    expect(photoForGuest(file([bag]), 'blue')).toBeNull()
    expect(photoForGuest(file([bag], { customerName: null }), 'red')).toBeNull()
  })
})
