import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkIn, checkOut } from '../../../domain/desk/custody.ts'
import { undo } from '../../../domain/desk/undo.ts'
import { isRefused, type Refusal } from '../../../domain/input/refusal.ts'
import {
  bagsFor,
  collectorStatus,
  mayNameCollector,
  mostCollectors,
  nameCollector,
  pickUpCode,
  pickUpPassOf,
  readPickUpCode,
  revokeCollector,
} from '../../../domain/stay/collectors.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import {
  type ActionContext,
  recordAfter,
  type StayUpdate,
} from '../../../domain/stay/stay-update.ts'
import { lastChangeOf } from '../support/last-change.ts'
import { paidRecord, recordOf, staffContext } from '../support/stay-records.ts'

const at = new Date('2026-07-25T09:00:00Z')
const anna = { name: 'Anna Ferri', tags: null, items: null }

let rows = 0
const newId = () => {
  rows += 1
  return `${String(rows).padStart(8, '0')}-0000-4000-8000-000000000000`
}
const guest = (): ActionContext => ({ actor: 'guest', at, newId })
const staff = (hasHappened = false): ActionContext => {
  const counter = staffContext(at, true)
  return counter.actor === 'staff' ? { ...counter, newId, hasHappened } : counter
}

function having(record: StayRecord, change: StayUpdate | Refusal): StayRecord {
  if (isRefused(change)) throw new Error(change.refused)
  return recordAfter(record, change, at)
}

const brought = (...tags: number[]) => {
  const record = paidRecord()
  return having(record, checkIn(record, { tags, idSeen: false }, staff()))
}
const named = (record: StayRecord, requested: object = {}) =>
  having(record, nameCollector(record, { ...anna, ...requested }, guest()))
const idOf = (record: StayRecord) => record.collectors.at(-1)?.id ?? ''
const stateOf = (record: StayRecord) => {
  const last = record.collectors.at(-1)
  return last && collectorStatus(record, last)
}
const collects = (record: StayRecord, tags: number[], context = staff()) =>
  checkOut(record, tags, 'collector', context, idOf(record))

describe('naming a collector', () => {
  it('before check-in covers a number of items or all, at most the stay’s', () => {
    const some = named(paidRecord(), { items: 1 })
    expect(some.collectors).toMatchObject([{ name: 'Anna Ferri', items: 1, tags: null }])
    expect(stateOf(some)).toBe('open')
    expect(nameCollector(paidRecord(), { ...anna, items: 3 }, guest())).toEqual({
      refused: 'not_allowed',
    })
  })

  it('after check-in takes only tags of bags that are inside', () => {
    const record = brought(7, 8)
    expect(nameCollector(record, { ...anna, tags: [9] }, guest())).toEqual({
      refused: 'tags_invalid',
    })
    expect(nameCollector(record, { ...anna, items: 1 }, guest())).toEqual({
      refused: 'not_allowed',
    })
    const own = named(record, { tags: [8] })
    expect(own.collectors.map((one) => bagsFor(own, one).map(({ tag }) => tag))).toEqual([[8]])
  })

  it('leaves the name out of the audit data', () => {
    const change = nameCollector(brought(7, 8), { ...anna, tags: [7] }, guest())
    expect(JSON.stringify(isRefused(change) || change.data)).not.toContain('Anna')
  })

  it('is refused once the stay has ended or has too many collectors', () => {
    const over = brought(7, 8)
    expect(mayNameCollector(having(over, checkOut(over, [7, 8], 'guest', staff())))).toBe(false)
    expect(mayNameCollector(recordOf({}, { status: 'cancelled' }))).toBe(false)
    let record = brought(7, 8)
    for (let made = 0; made < mostCollectors; made += 1) record = named(record)
    expect(nameCollector(record, anna, guest())).toEqual({ refused: 'not_allowed' })
  })
})

describe('a pick-up pass at the desk', () => {
  it('gives out its own bags once and records the collector', () => {
    const before = named(brought(7, 8), { tags: [7] })
    const change = collects(before, [7])
    const left = having(before, change)
    expect(change).toMatchObject({
      action: 'bags_collected',
      data: { tags: '7', outTo: 'collector', collector: idOf(before) },
      emails: ['luggage_collected'],
    })
    expect(left.bags).toMatchObject([{ tag: 7, collectorId: idOf(before) }, { tag: 8 }])
    expect(stateOf(left)).toBe('used')
    expect(collects(left, [8])).toEqual({ refused: 'pass_used' })
  })

  it('is refused for other bags or more than its number of items', () => {
    expect(collects(named(brought(7, 8), { tags: [7] }), [8])).toEqual({
      refused: 'pass_other_items',
    })
    const record = named(paidRecord(), { items: 1 })
    const here = having(record, checkIn(record, { tags: [7, 8], idSeen: false }, staff()))
    expect(collects(here, [7, 8])).toEqual({ refused: 'pass_other_items' })
    expect(collects(here, [8])).toMatchObject({ action: 'bags_collected' })
  })

  it('for all items covers whatever is inside at the time', () => {
    const record = named(paidRecord())
    const here = having(record, checkIn(record, { tags: [7, 8, 9], idSeen: false }, staff()))
    const fewer = having(here, checkOut(here, [8], 'guest', staff()))
    expect(collects(fewer, [7, 9])).toMatchObject({ action: 'check_out' })
  })

  it('is refused once revoked, and cannot be revoked once used', () => {
    const record = named(brought(7, 8))
    const revoked = having(record, revokeCollector(record, idOf(record), guest()))
    expect(collects(revoked, [7, 8])).toEqual({ refused: 'pass_revoked' })
    const used = having(record, collects(record, [7, 8]))
    expect(revokeCollector(used, idOf(used), guest())).toEqual({ refused: 'already_done' })
  })

  it('has no bags left once the guest collected them', () => {
    const record = named(brought(7, 8), { tags: [7] })
    const came = having(record, checkOut(record, [7], 'guest', staff()))
    expect(stateOf(came)).toBe('gone')
    expect(collects(came, [7])).toEqual({ refused: 'tags_invalid' })
  })

  it('accepted offline counts, with a conflict if it was revoked meanwhile', () => {
    const record = named(brought(7, 8))
    const revoked = having(record, revokeCollector(record, idOf(record), guest()))
    const change = collects(revoked, [7, 8], staff(true))
    expect(change).toMatchObject({
      data: { attention: 'conflict', pass: 'pass_revoked' },
      attention: { conflict: true },
    })
    expect(having(revoked, change).stay).toMatchObject({ status: 'completed', conflictAt: at })
  })

  it('makes the collector the receiver, whatever the request says', () => {
    const record = named(brought(7, 8))
    for (const outTo of ['guest', 'disposed'] as const)
      expect(checkOut(record, [7], outTo, staff(), idOf(record))).toMatchObject({
        data: { outTo: 'collector' },
        bags: [{ tag: 7, outTo: 'collector' }],
        emails: ['luggage_collected'],
      })
  })

  it('records only the bags that leave with it', () => {
    const record = named(brought(7, 8, 9))
    const without = having(record, checkOut(record, [7], 'guest', staff()))
    expect(collects(without, [7, 8], staff(true))).toMatchObject({
      data: { tags: '8' },
      bags: [{ tag: 8 }],
      emails: ['luggage_collected'],
    })
  })

  it('can be used again after an undone check-out, with the bags’ new tags', () => {
    const record = named(brought(7, 8), { tags: [7] })
    const change = collects(record, [7])
    const left = having(record, change)
    if (isRefused(change)) throw new Error(change.refused)
    const back = having(left, undo(left, lastChangeOf(record, change, at), [9], staff()))
    expect(stateOf(back)).toBe('open')
    expect(collects(back, [9])).toMatchObject({ action: 'bags_collected' })
  })

  it('stays used if only its second use, made offline, is undone', () => {
    const record = named(brought(7, 8))
    const atDeskA = having(record, collects(record, [7]))
    const misuse = collects(atDeskA, [8], staff(true))
    expect(misuse).toMatchObject({ data: { pass: 'pass_used' }, attention: { conflict: true } })
    if (isRefused(misuse)) throw new Error(misuse.refused)
    const atDeskB = having(atDeskA, misuse)
    const last = lastChangeOf(atDeskA, misuse, at)
    const back = having(atDeskB, undo(atDeskB, last, [9], staff()))
    expect(bagsInside(back).map(({ tag }) => tag)).toEqual([9])
    expect(back.collectors).toMatchObject([{ usedAt: at }])
    expect(collects(back, [9])).toEqual({ refused: 'pass_used' })
  })

  it('stays revoked if its offline use is undone', () => {
    const record = named(brought(7, 8))
    const revoked = having(record, revokeCollector(record, idOf(record), guest()))
    const misuse = collects(revoked, [7, 8], staff(true))
    if (isRefused(misuse)) throw new Error(misuse.refused)
    const left = having(revoked, misuse)
    const back = having(left, undo(left, lastChangeOf(revoked, misuse, at), undefined, staff()))
    expect(back.collectors).toMatchObject([{ usedAt: null, revokedAt: at }])
    expect(stateOf(back)).toBe('revoked')
  })

  it('follows its bags to other tags after an undo, whoever collected them', () => {
    const record = named(named(brought(7, 8), { tags: [7, 8] }), { tags: [7] })
    const change = checkOut(record, [7, 8], 'guest', staff())
    if (isRefused(change)) throw new Error(change.refused)
    const left = having(record, change)
    const back = having(left, undo(left, lastChangeOf(record, change, at), [8, 7], staff()))
    expect(back.collectors.map(({ tags }) => tags)).toEqual([[8, 7], [8]])
    expect(stateOf(back)).toBe('open')
    expect(collects(back, [7])).toEqual({ refused: 'pass_other_items' })
    expect(collects(back, [8])).toMatchObject({ action: 'bags_collected' })
  })

  it('shows no money and no guest data to its holder', () => {
    const record = named(brought(7, 8), { tags: [7] })
    const [collector] = record.collectors
    if (!collector) throw new Error('nobody was named')
    const shown = pickUpPassOf(record, collector)
    expect(shown).toMatchObject({ name: 'Anna Ferri', tags: [7], here: 1, status: 'open' })
    const text = JSON.stringify(shown)
    for (const other of ['Ada', record.stay.reference, '1800', record.stay.id]) {
      expect(text).not.toContain(other)
    }
  })
})

describe('for any order of guest and staff actions', () => {
  const action = fc.record({
    kind: fc.constantFrom('name', 'count', 'revoke', 'in', 'guest', 'pass', 'undo'),
    tags: fc.subarray([7, 8, 9], { minLength: 1 }),
    which: fc.nat(3),
    /** A collector mostly asks for the bags of their own pass. */
    isOwn: fc.boolean(),
  })

  it('a pass is used at most once, never if revoked, for its own bags only', () => {
    let used = 0
    fc.assert(
      fc.property(fc.array(action, { minLength: 8, maxLength: 24, size: 'max' }), (actions) => {
        let record = recordOf({}, { kind: 'reservation', status: 'confirmed', luggageCount: 3 })
        let last: ReturnType<typeof lastChangeOf> | null = null
        for (const { kind, tags: some, which, isOwn } of actions) {
          const before = record
          const pass = record.collectors[which % record.collectors.length]
          const own = pass && bagsFor(record, pass).slice(0, pass.items ?? 3)
          const tags = kind === 'pass' && isOwn && own ? own.map(({ tag }) => tag) : some
          const id = pass?.id ?? ''
          const change =
            kind === 'name'
              ? nameCollector(record, { ...anna, tags }, guest())
              : kind === 'count'
                ? nameCollector(record, { ...anna, items: tags.length }, guest())
                : kind === 'revoke'
                  ? revokeCollector(record, id, guest())
                  : kind === 'in'
                    ? checkIn(record, { tags, idSeen: false }, staff())
                    : kind === 'guest'
                      ? checkOut(record, tags, 'guest', staff())
                      : kind === 'pass'
                        ? checkOut(record, tags, 'collector', staff(), id)
                        : last
                          ? undo(record, last, undefined, staff())
                          : ({ refused: 'nothing_to_undo' } as const)
          if (isRefused(change)) continue
          record = recordAfter(record, change, at)
          last = lastChangeOf(before, change, at)
          if (kind !== 'pass' || !pass) continue
          expect(pass.usedAt ?? pass.revokedAt).toBeNull()
          used += 1
          const tagsOf = ({ bags }: StayRecord, state: string) =>
            bags.filter((bag) => bag.status === state).map(({ tag }) => tag)
          const here = tagsOf(before, 'inside')
          const covered = pass.tags ?? here
          const left = here.filter((tag) => !tagsOf(record, 'inside').includes(tag))
          expect(left).not.toEqual([])
          expect(left.filter((tag) => !covered.includes(tag))).toEqual([])
          expect(left.length).toBeLessThanOrEqual(pass.items ?? covered.length)
        }
      }),
    )

    expect(used).toBeGreaterThan(0)
  })
})

describe('the code of a pick-up pass', () => {
  it('has two groups of unambiguous characters', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(pickUpCode(id)).toMatch(/^PICK-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
      }),
    )
    expect(pickUpCode('00000000-0000-4000-8000-000000000000')).toBe('PICK-AAAA-AAAA')
    expect(pickUpCode('ffffffff-ff00-4000-8000-000000000000')).toBe('PICK-9999-9999')
  })

  it('is read in any spelling, and other text is refused', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const code = pickUpCode(id)
        for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code}.`])
          expect(readPickUpCode(typed)).toBe(code)
      }),
    )
    for (const other of ['', '7H3P-K9QM', 'PICK-7H3P', 'PICK-7H3P-K0QM', 'TIR-2026-325-K7QM'])
      expect(readPickUpCode(other)).toBeNull()
  })
})
