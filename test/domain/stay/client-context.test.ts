import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { reason } from '../../../domain/desk/desk.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { applyTransition, cancelStay, resolveStay } from '../../../domain/desk/stay-actions.ts'
import { undo } from '../../../domain/desk/undo.ts'
import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import {
  changedSince,
  happenedAt,
  inConflict,
  lastSeenOf,
  onlineContextField,
  staffAction,
} from '../../../domain/stay/client-context.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  type ActionContext,
  recordAfter,
  type StayUpdate,
} from '../../../domain/stay/stay-update.ts'
import { lastChangeOf } from '../support/last-change.ts'
import {
  atTheCounter,
  paidRecord,
  price,
  received,
  recordOf,
  staffContext,
} from '../support/stay-records.ts'

/** The day of the drop-off, and an hour later. */
const seenAt = new Date('2026-07-25T09:00:00Z')
const heardAt = new Date('2026-07-25T10:00:00Z')

let rows = 0
const newId = () => {
  rows += 1
  return `row ${rows}`
}
const online = (at = seenAt): ActionContext => ({ ...staffContext(at, true), newId })
/** The context of an action that the device sends an hour later. */
const offline = (): ActionContext => ({
  actor: 'staff',
  inPerson: true,
  hasHappened: true,
  at: seenAt,
  newId,
})

type Action = (record: StayRecord, context: ActionContext) => StayUpdate | Refusal

const comes: Action = (record, context) => checkIn(record, { tags: [1, 2], idSeen: true }, context)
const leaves: Action = (record, context) => checkOut(record, [1, 2], 'guest', context)
const oneLeaves: Action = (record, context) => checkOut(record, [1], 'guest', context)
const paysCash: Action = (record, context) => takePayment(record, 'cash', price, context)
const paysByCard: Action = (record, context) => takePayment(record, 'desk_card', price, context)

function after(record: StayRecord, action: Action): StayRecord {
  const change = action(record, online())
  if (isRefused(change)) throw new Error(change.refused)
  return recordAfter(record, change, seenAt)
}

const expected = recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })
const here = after(expected, comes)
const left = after(here, leaves)
const halfLeft = after(here, oneLeaves)

/** The device's action, and the stay as it was on the screen before. */
const actions: Record<string, [seen: StayRecord, act: Action]> = {
  'check-in': [expected, comes],
  cash: [expected, paysCash],
  'card at the desk': [expected, paysByCard],
  'check-out': [here, leaves],
  'one bag out': [here, oneLeaves],
  undo: [
    here,
    (record, context) => {
      const change = comes(expected, online())
      if (isRefused(change)) throw new Error(change.refused)
      const ids = here.bags.map(({ id }) => id)
      const last = { ...lastChangeOf(expected, change, seenAt), bags: ids }
      return undo(record, last, undefined, context)
    },
  ],
}

/** What happened to the stay in the meantime. */
const changes: Record<string, (seen: StayRecord, action: Action) => StayRecord> = {
  nothing: (seen) => seen,
  'the same': (seen, action) => after(seen, action),
  'cancelled or checked out': (seen) =>
    after(seen, (record, context) =>
      record.stay.status === 'checked_in'
        ? leaves(record, context)
        : cancelStay(record, 'ill', context),
    ),
  'no-show or abandoned': (seen) =>
    after(seen, (record, context) =>
      applyTransition(record, record.stay.status === 'checked_in' ? 'abandon' : 'no_show', context),
    ),
  'paid online': (seen) =>
    recordAfter(
      seen,
      {
        action: 'payment_synced',
        actor: 'stripe',
        data: {},
        status: seen.stay.status,
        charges: [],
        payments: [received],
        refunds: [],
        disputes: [],
        bags: [],
        emails: [],
        drawer: [],
        collectors: [],
      },
      seenAt,
    ),
  'made cheaper': (seen) =>
    after(seen, (record, context) => refundGoodwill(record, 300, 'kind', context)),
}

/** Status and balance of the stay, with `!` if staff have to resolve a conflict; or the code of the refusal. `again`: only a trace is left. */
function outcome(action: string, change: string): string {
  const [seen, does] = actions[action] as [StayRecord, Action]
  const now = (changes[change] as (typeof changes)[string])(seen, does)
  const done = does(now, offline())
  if (isRefused(done)) return done.refused
  const told = inConflict(done, lastSeenOf(seen.stay), now.stay)
  const { stay } = recordAfter(now, told, heardAt)
  expect(stay.conflictAt).toEqual(told.data.attention ? heardAt : null)
  const again = told.action.endsWith('_again') ? 'again ' : ''
  return `${again}${stay.status} ${stay.balance}${told.data.attention ? ' !' : ''}`
}

describe('promise 33: an action that the desk did offline', () => {
  it.each([
    ['check-in', 'nothing', 'checked_in 1800'],
    ['check-in', 'the same', 'again checked_in 1800'],
    ['check-in', 'cancelled or checked out', 'checked_in 1800 !'],
    ['check-in', 'no-show or abandoned', 'checked_in 1800 !'],
    ['check-in', 'paid online', 'checked_in 0 !'],
    ['check-in', 'made cheaper', 'checked_in 1500 !'],
    ['cash', 'nothing', 'confirmed 0'],
    ['cash', 'the same', 'confirmed -1800 !'],
    ['cash', 'cancelled or checked out', 'cancelled -1800 !'],
    ['cash', 'no-show or abandoned', 'no_show -1800 !'],
    ['cash', 'paid online', 'confirmed -1800 !'],
    ['cash', 'made cheaper', 'confirmed -300 !'],
    ['card at the desk', 'nothing', 'confirmed 0'],
    ['card at the desk', 'the same', 'confirmed -1800 !'],
    ['card at the desk', 'cancelled or checked out', 'cancelled -1800 !'],
    ['card at the desk', 'no-show or abandoned', 'no_show -1800 !'],
    ['card at the desk', 'paid online', 'confirmed -1800 !'],
    ['card at the desk', 'made cheaper', 'confirmed -300 !'],
    ['check-out', 'nothing', 'completed 600'],
    ['check-out', 'the same', 'again completed 600'],
    ['check-out', 'cancelled or checked out', 'again completed 600'],
    ['check-out', 'no-show or abandoned', 'abandoned 1800 !'],
    ['check-out', 'paid online', 'completed 0 !'],
    ['check-out', 'made cheaper', 'completed 600 !'],
    ['one bag out', 'nothing', 'checked_in 1800'],
    ['one bag out', 'the same', 'again checked_in 1800'],
    ['one bag out', 'cancelled or checked out', 'again completed 600'],
    ['one bag out', 'no-show or abandoned', 'abandoned 1800 !'],
    ['one bag out', 'paid online', 'checked_in 0 !'],
    ['one bag out', 'made cheaper', 'checked_in 1500 !'],
    ['undo', 'nothing', 'confirmed 1800'],
    ['undo', 'the same', 'nothing_to_undo'],
    ['undo', 'cancelled or checked out', 'nothing_to_undo'],
    ['undo', 'no-show or abandoned', 'nothing_to_undo'],
    ['undo', 'paid online', 'nothing_to_undo'],
    ['undo', 'made cheaper', 'nothing_to_undo'],
  ])('%s, and meanwhile %s: %s', (action, change, expectedOutcome) => {
    expect(outcome(action, change)).toBe(expectedOutcome)
  })
})

describe('bags checked in offline after a colleague checked them in', () => {
  const tells = (record: StayRecord, ...tags: number[]) =>
    checkIn(record, { tags, idSeen: true }, offline())

  it('leave a trace if the colleague also checked them out', () => {
    const trace = { action: 'checked_in_again', bags: [], charges: [], data: { tags: '1 2' } }
    expect(tells(left, 1, 2)).toMatchObject({ ...trace, status: 'completed' })
    expect(tells(halfLeft, 1, 2)).toMatchObject({ ...trace, status: 'checked_in' })
  })

  it('are in conflict if a bag under such a tag has left, because it may have been another', () => {
    const conflict = { attention: { conflict: true } }
    expect(tells(left, 1, 2)).toMatchObject({ ...conflict, data: { attention: 'conflict' } })
    expect(tells(halfLeft, 1, 2)).toMatchObject(conflict)
    expect(tells(left, 1, 2, 3)).toMatchObject({
      ...conflict,
      bags: [{ tag: 3 }],
      data: { tags: '3', attention: 'unpriced conflict' },
    })
    expect(tells(here, 1, 2)).toMatchObject({ action: 'checked_in_again', attention: {} })
  })

  it('are added if they were not among the colleague’s bags', () => {
    const one = tells(here, 1, 2, 3)
    expect(one).toMatchObject({
      status: 'checked_in',
      data: { tags: '3' },
      bags: [{ tag: 3, status: 'inside' }],
      agreed: { luggageCount: 3 },
    })
    expect(tells(left, 1, 2, 3)).toMatchObject({ bags: [{ tag: 3 }], agreed: { luggageCount: 3 } })
  })

  it('are added if the colleague’s check-in was undone', () => {
    const voided = {
      ...expected,
      bags: here.bags.map((bag) => ({ ...bag, status: 'voided' as const })),
    }
    expect(tells(voided, 1, 2)).toMatchObject({ bags: [{ tag: 1 }, { tag: 2 }] })
  })
})

describe('bags that two devices gave out', () => {
  const staffId = 'beni'
  const soon = new Date(seenAt.getTime() + 10 * 60_000)
  const late = new Date(seenAt.getTime() + 20 * 60_000)
  const ends = (at: Date, by: string) =>
    left.bags.map(({ id }) => ({ bagId: id, action: 'check_out', at, staffId: by }))

  it.each([
    ['the same person, to the guest, at about the same time', 'guest', 'beni', soon, false],
    ['somebody else', 'guest', 'arta', soon, true],
    ['the same person, much later', 'guest', 'beni', late, true],
    ['the same person, to somebody else', 'collector', 'beni', soon, true],
  ] as const)('by %s', (_, outTo, by, at, isConflict) => {
    const context = { ...offline(), staffId, ended: ends(at, by) }
    const trace = checkOut(left, [1, 2], outTo, context)
    expect(trace).toMatchObject({ action: 'checked_out_again', bags: [], drawer: [], charges: [] })
    expect(trace).toHaveProperty('attention', isConflict ? { conflict: true } : {})
    expect(isRefused(trace) ? null : trace.data).toEqual({
      tags: '1 2',
      outTo,
      ...(isConflict && { attention: 'conflict' }),
    })
  })

  it('hours apart are in conflict, although other bags left at the same time', () => {
    const [first, ...others] = ends(soon, staffId)
    const early = new Date(seenAt.getTime() - 5 * 3_600_000)
    const ended = [...(first ? [{ ...first, at: early }] : []), ...others]
    const context = { ...offline(), staffId, ended }
    expect(checkOut(left, [1], 'guest', context)).toMatchObject({ attention: { conflict: true } })
    expect(checkOut(left, [2], 'guest', context)).toMatchObject({ attention: {} })
  })

  it('name those that had left, if others leave now', () => {
    const context = { ...offline(), staffId, ended: ends(soon, 'arta') }
    expect(checkOut(halfLeft, [1, 2], 'guest', context)).toMatchObject({
      action: 'check_out',
      data: { tags: '2', again: '1', attention: 'conflict' },
      attention: { conflict: true },
    })
  })
})

it('a conflict names what the screen showed and what the server had', () => {
  const done = paysCash(left, offline())
  if (isRefused(done)) throw new Error(done.refused)
  expect(inConflict(done, lastSeenOf(here.stay), left.stay).data).toMatchObject({
    attention: 'conflict',
    changed: 'status balance',
    seenStatus: 'checked_in',
    hadStatus: 'completed',
    seenBalance: here.stay.balance,
    hadBalance: left.stay.balance,
  })
})

describe('the time when an action happened', () => {
  it('is the device’s time, at most the time it was received', () => {
    expect(happenedAt(seenAt, heardAt)).toEqual(seenAt)
    expect(happenedAt(heardAt, seenAt)).toEqual(seenAt)
  })

  it('promise 33: is the device’s time even if sent days or weeks later', () => {
    const daysBefore = (days: number) => new Date(heardAt.getTime() - days * 24 * 3_600_000)
    expect(happenedAt(daysBefore(2), heardAt)).toEqual(daysBefore(2))
    expect(happenedAt(daysBefore(28), heardAt)).toEqual(daysBefore(28))
  })

  it('is never before the events that it follows', () => {
    const created = new Date(seenAt.getTime() + 60_000)
    expect(happenedAt(seenAt, heardAt, [created])).toEqual(created)
    expect(happenedAt(seenAt, heardAt, [new Date(0), created])).toEqual(created)
    expect(happenedAt(seenAt, heardAt, [new Date(0)])).toEqual(seenAt)
  })

  it('is never after it was received, even if another server’s clock is ahead', () => {
    const created = new Date(heardAt.getTime() + 5)
    expect(happenedAt(seenAt, heardAt, [created])).toEqual(heardAt)
  })

  it('is the time it was received if the device has lost its clock', () => {
    expect(happenedAt(new Date(0), heardAt)).toEqual(heardAt)
  })
})

describe('the values last seen on the device', () => {
  it('differ only by the fields that staff look at', () => {
    const seen = lastSeenOf(expected.stay)
    expect(changedSince(seen, { ...expected.stay, version: 9, specialRequests: 'new' })).toEqual([])
    const later = { ...expected.stay, pickUpAt: heardAt, luggageCount: 3 }
    expect(changedSince(seen, later)).toEqual(['luggageCount', 'pickUpAt'])
  })
})

it('a staff action’s rule gets the request as its schema parses it', () => {
  const action = staffAction(
    z.object({ reason, clientContext: onlineContextField }),
    (record, request, context) => resolveStay(record, request.reason, context),
  )
  const read = action.request.parse({ reason: '  wet bag ' })
  expect(action.rule(paidRecord(), read, atTheCounter())).toMatchObject({
    data: { reason: 'wet bag' },
  })
})
