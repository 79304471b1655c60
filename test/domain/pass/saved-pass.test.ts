import { describe, expect, it } from 'vitest'
import { type Tariff, tariffs } from '../../../domain/business/business.ts'
import {
  isPickUpWorthSaving,
  isWorthSaving,
  passesInOrder,
  type SavedPass,
  type SavedPickUp,
  savedPass,
  savedPickUp,
} from '../../../domain/pass/saved-pass.ts'

const now = new Date('2026-11-22T12:00:00Z')
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const bag = {
  id: 'bag',
  tag: 12,
  inAt: at(0),
  outTo: null,
  outAt: null,
  collectorId: null,
  photo: true,
}

const pass: SavedPass['pass'] = {
  reference: 'TIR-2026-325-K7QM',
  kind: 'reservation',
  status: 'confirmed',
  serviceType: 'storage',
  storageType: 'daily',
  luggageCount: 2,
  locale: 'de',
  startDate: at(1),
  endDate: at(2),
  pickUpAt: at(2),
  duration: null,
  totalPrice: 1200,
  received: 0,
  payments: [],
  balance: 1200,
  paymentStatus: 'pending',
  atDesk: 0,
  held: 0,
  toSend: 0,
  refunds: [],
  bags: [bag],
  movedLate: false,
  changeable: true,
  cancelling: null,
  changes: 2,
  tariff: tariffs[1],
}

/** As the first release saved it on guests' devices. Never change it. */
const earlierPass = `{
  "token": "g.s", "at": "2026-11-20T08:00:00.000Z",
  "pass": {
    "reference": "TIR-2026-325-K7QM", "kind": "reservation", "status": "confirmed",
    "serviceType": "storage", "storageType": "daily", "luggageCount": 2, "locale": "de",
    "startDate": "2026-11-23T08:00:00.000Z", "endDate": "2026-11-24T11:00:00.000Z",
    "pickUpAt": "2026-11-24T11:00:00.000Z", "duration": null, "totalPrice": 1200,
    "received": 0, "balance": 1200, "paymentStatus": "pending",
    "atDesk": 0, "held": 0, "toSend": 0, "payments": [],
    "refunds": [{ "method": "cash", "status": "succeeded", "cents": 300,
      "at": "2026-11-21T08:00:00.000Z", "bankReference": null, "isReversal": false }],
    "bags": [{ "id": "bag", "tag": 12, "inAt": "2026-11-23T08:10:00.000Z", "outTo": null,
      "outAt": null, "collectorId": null, "photo": true }],
    "movedLate": false, "changeable": true,
    "cancelling": { "toCard": 0, "atDesk": 0, "held": 0, "due": 0, "kept": 0 }, "changes": 0,
    "tariff": { "currency": "EUR", "hourPerItem": 100, "dayPerItem": 300, "dayPerItemLek": 300,
      "mid": { "cents": 4000, "days": 14, "lek": 4000 },
      "long": { "cents": 7000, "days": 30, "lek": 7000 }, "itemsPerPlan": 2 }
  }
}`

const kept = (own: Partial<SavedPass['pass']> = {}): SavedPass => ({
  token: 'g.s',
  at: at(0),
  pass: { ...pass, ...own },
})

describe('a saved pass', () => {
  it('keeps the amounts of a cancellation, including held money', () => {
    const cancelling = { toCard: 0, atDesk: 0, held: 900, due: 0, kept: 0 }
    const stored = JSON.parse(JSON.stringify(kept({ cancelling })))
    expect(savedPass.parse(stored).pass.cancelling).toEqual(cancelling)
  })

  it('is read as it was written', () => {
    expect(savedPass.parse(JSON.parse(JSON.stringify(kept())))).toEqual(kept())
  })

  it('of an earlier release is read, although a field was renamed since', () => {
    // Not typed, so that a rename in the code doesn't rename it here.
    const stored: unknown = JSON.parse(earlierPass)
    expect(savedPass.safeParse(stored).error).toBeUndefined()
  })

  it('keeps the tariff of its stay; the first tariff is the default', () => {
    const other: Tariff = { ...tariffs[1], hourPerItem: 250, dayPerItem: 450 }
    expect(savedPass.parse(kept({ tariff: other })).pass.tariff).toEqual(other)
    const { tariff: _, ...before } = pass
    expect(savedPass.parse({ ...kept(), pass: before }).pass.tariff).toEqual(tariffs[1])
    const broken = { ...pass, tariff: { dayPerItem: 'much' } }
    expect(savedPass.safeParse({ ...kept(), pass: broken }).success).toBe(false)
  })

  it('from before bags had times has null times', () => {
    const old = kept({ bags: [{ tag: 12, outTo: null } as typeof bag] })
    const unknown = { inAt: null, outAt: null, collectorId: null, photo: false }
    expect(savedPass.parse(old).pass.bags).toEqual([{ id: '', tag: 12, outTo: null, ...unknown }])
  })

  it('from before refunds had a bank reference has null references', () => {
    const refund = { method: 'stripe', status: 'succeeded', cents: 1200, at: at(-1) } as const
    const told = { ...kept(), pass: { ...pass, refunds: [refund] } }
    expect(savedPass.parse(told).pass.refunds).toEqual([
      { ...refund, bankReference: null, isReversal: false },
    ])
  })

  it('from before `atDesk` and `held` has zero for both and no refund counted twice', () => {
    const refund = { method: 'stripe', status: 'requested', cents: 900, at: at(-1) } as const
    const {
      atDesk: _,
      held: __,
      toSend: ___,
      ...before
    } = {
      ...pass,
      balance: -1200,
      refunds: [refund],
    }
    const { atDesk, held, toSend, balance } = savedPass.parse({ ...kept(), pass: before }).pass
    expect({ atDesk, held, toSend, balance }).toEqual({
      atDesk: 0,
      held: 0,
      toSend: 300,
      balance: -300,
    })
  })

  it('from before `toSend` has the rest of the overpayment there', () => {
    const { toSend: _, ...before } = { ...pass, balance: -2100, atDesk: 600, held: 1200 }
    expect(savedPass.parse({ ...kept(), pass: before }).pass.toSend).toBe(300)
  })

  it('of a cancelled stay has no balance due', () => {
    const told = kept({ status: 'cancelled', balance: 600 })
    expect(savedPass.parse(told).pass.balance).toBe(0)
  })

  it('from before changes were counted has zero changes', () => {
    const { changes: _, ...before } = pass
    expect(savedPass.parse({ ...kept(), pass: before }).pass.changes).toBe(0)
  })

  it.each([
    ['of another release', { ...kept(), pass: { ...pass, status: 'slept' } }],
    ['that is incomplete', { ...kept(), pass: { reference: pass.reference } }],
    ['without its link', { ...kept(), token: undefined }],
    ['without a valid time', { ...kept(), at: 'yesterday' }],
  ])('%s is invalid', (_, text) => {
    expect(savedPass.safeParse(text).success).toBe(false)
  })

  it('does not keep its collectors', () => {
    const told = { ...kept(), pass: { ...pass, collectors: [{ name: 'Anna Hoxha' }] } }
    expect(JSON.stringify(savedPass.parse(told))).not.toContain('Anna')
  })
})

describe('a saved pick-up pass', () => {
  const told: SavedPickUp['pass'] = {
    name: 'Anna Ferri',
    code: 'PICK-7K2M-9QXF',
    status: 'open',
    usedAt: null,
    tags: [12],
    items: null,
    here: 1,
    pickUpAt: at(2),
  }
  const own: SavedPickUp = { token: 'c.s', at: at(0), pass: told }

  it('is read as it was written', () => {
    expect(savedPickUp.parse(JSON.parse(JSON.stringify(own)))).toEqual(own)
  })

  it.each([
    ['of another release', { ...own, pass: { ...told, status: 'lent' } }],
    ['that is incomplete', { ...own, pass: { code: told.code } }],
    ['without its link', { ...own, token: undefined }],
  ])('%s is invalid', (_, text) => {
    expect(savedPickUp.safeParse(text).success).toBe(false)
  })

  it('is not worth saving once revoked or thirty days past its pick-up', () => {
    const isKept = (since: Partial<SavedPickUp['pass']>) =>
      isPickUpWorthSaving({ ...told, ...since }, now)
    expect(isKept({})).toBe(true)
    expect(isKept({ status: 'revoked' })).toBe(false)
    expect(isKept({ pickUpAt: at(-29.9) })).toBe(true)
    expect(isKept({ pickUpAt: at(-30) })).toBe(false)
  })
})

describe('a saved pass whose pick-up is long past', () => {
  it('is not worth saving after thirty days', () => {
    expect(isWorthSaving(kept({ pickUpAt: at(-29.9) }), now)).toBe(true)
    expect(isWorthSaving(kept({ pickUpAt: at(-30) }), now)).toBe(false)
  })

  it('is worth saving while the stay is checked in', () => {
    expect(isWorthSaving(kept({ pickUpAt: at(-90), status: 'checked_in' }), now)).toBe(true)
  })
})

it('saved passes are listed next stay first, ended stays last', () => {
  const stay = (
    reference: string,
    days: number,
    status: SavedPass['pass']['status'] = 'confirmed',
  ) => kept({ reference, status, startDate: at(days), pickUpAt: at(days + 1) })
  const listed = passesInOrder(
    [
      stay('long ago', -20, 'completed'),
      stay('in a month', 30),
      stay('late', -5, 'checked_in'),
      stay('cancelled', 3, 'cancelled'),
      stay('tomorrow', 1),
    ],
    now,
  )
  expect(listed.map((one) => one.pass.reference)).toEqual([
    ...['late', 'tomorrow', 'in a month'],
    ...['cancelled', 'long ago'],
  ])
})
