import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../domain/business/roles.ts'
import type { DrawerSetting } from '../../../domain/desk/closing.ts'
import { type Cash, minus, noCash, plus } from '../../../domain/payments/drawer.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { audit, staff } from '../../../worker/db/schema/stays.ts'
import { drawer } from '../../../worker/db/schema/till.ts'
import { closeDay } from '../../../worker/desk/close-day.ts'
import { readHeldCash } from '../../../worker/desk/held-cash.ts'
import { countDrawer, moveCash } from '../../../worker/desk/till.ts'
import { readReport } from '../../../worker/desk/till-report.ts'
import { countAttention, readAttention } from '../../../worker/reports/attention.ts'
import { openTill } from '../support/till.ts'

const { db } = openTill('close_day')

/** Each test begins on a day of its own, later than all before it. */
let today = '2030-01-01'

interface Member {
  staffId: string
  username: string
  role: Role
  drawers: DrawerSetting
}

let members = 0

async function member(role: Role = 'staff', drawers: DrawerSetting = 'shared'): Promise<Member> {
  members += 1
  const [staffId, username] = [`clerk-${members}`, `clerk${members}@till.example`]
  await db.insert(staff).values({ id: staffId, username, createdAt: new Date(0) })
  return { staffId, username, role, drawers }
}

const clock = (day: string, time: string) => tiranaInstant(day, time)

function writing({ staffId }: Member, now: Date, key: string = crypto.randomUUID()) {
  return { now, staffId, idempotent: { idempotencyKey: key, requestDigest: key } }
}

const euros = (euro: number): Cash => ({ cents: euro * 100, lek: 0 })

const move = (who: Member, kind: 'float' | 'banked', cash: Cash, now: Date) =>
  moveCash(db, { kind, cash, reason: kind }, writing(who, now), who)
const count = (who: Member, counted: Cash, now: Date) =>
  countDrawer(db, counted, writing(who, now), who)
const close = (who: Member, id: number, now: Date, reason?: string) =>
  closeDay(db, { count: id, reason }, writing(who, now), { ...who, now })
const openDays = async (who: Member, now: Date) =>
  (await readReport(db, tiranaDate(now), { ...who, now })).openDays

/** The drawer as it is, counted and closed without a difference left. */
async function settle(who: Member, now: Date) {
  const { cash } = await readHeldCash(db, who)
  const made = await count({ ...who, role: 'owner' }, cash, now)
  return close(who, made.id, now, 'settled')
}

beforeEach(() => {
  today = addDays(today, 40)
})

describe('cash that leaves the drawer', () => {
  it('is no more than it holds, in each currency, and the refusal does not tell the sum', async () => {
    const arta = await member('owner')
    await count(arta, { cents: 10_700, lek: 400 }, clock(today, '09:00'))
    const bank = (cash: Cash) => move(arta, 'banked', cash, clock(today, '10:00'))
    await expect(bank(euros(500))).rejects.toMatchObject({
      code: 'drawer_short',
      details: { fields: { 'cash.cents': 'invalid' } },
    })
    await expect(bank({ cents: 10_701, lek: 401 })).rejects.toMatchObject({
      details: { fields: { 'cash.cents': 'invalid', 'cash.lek': 'invalid' } },
    })
    const refusal = await bank({ cents: 0, lek: 401 }).catch((error: unknown) => error)
    expect(JSON.stringify(refusal)).not.toMatch(/10700|400/)
    expect((await bank({ cents: 10_700, lek: 400 })).cents).toBe(-10_700 - 400)
    expect((await readHeldCash(db, arta)).cash).toEqual(noCash)
  })

  it('leaves once if two take all of it at once', async () => {
    const [arta, besa] = [await member('owner'), await member()]
    await count(arta, euros(50), clock(today, '09:00'))
    const both = await Promise.allSettled(
      [arta, besa].map((who) => move(who, 'banked', euros(50), clock(today, '10:00'))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'drawer_short' },
    })
    expect((await readHeldCash(db, arta)).cash).toEqual(noCash)
  })

  it('is answered again when it is sent again, though it is no longer there', async () => {
    const arta = await member('owner')
    await count(arta, euros(50), clock(today, '09:00'))
    const sent = writing(arta, clock(today, '10:00'))
    const banked = { kind: 'banked', cash: euros(50), reason: 'bank' } as const
    const first = await moveCash(db, banked, sent, arta)
    expect(await moveCash(db, banked, sent, arta)).toEqual(first)
    expect((await readHeldCash(db, arta)).cash).toEqual(noCash)
  })
})

describe('closing a day', () => {
  it('needs a comment if the count differs, and is recorded once by two at once', async () => {
    const [arta, besa] = [await member('owner'), await member()]
    await settle(arta, clock(addDays(today, -1), '20:00'))
    await move(arta, 'float', euros(100), clock(today, '09:00'))
    const { cash } = await readHeldCash(db, arta)
    const made = await count(besa, minus(cash, euros(3)), clock(today, '20:00'))
    expect(made).toMatchObject({ toExplain: { cents: -300, lek: 0 }, closing: null })
    await expect(close(besa, made.id, clock(today, '20:01'))).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { reason: 'required' } },
    })
    const [first, second] = await Promise.all([
      close(arta, made.id, clock(today, '20:02'), 'gave a coin too many'),
      close(besa, made.id, clock(today, '20:02'), 'no idea'),
    ])
    expect(first).toEqual(second)
    const later = await close(arta, made.id, clock(today, '20:30'), 'other words')
    expect(later).toEqual(first)
    expect(later.closing).toMatchObject({ date: today, difference: { cents: -300, lek: 0 } })
    expect(await db.$count(audit, eq(audit.subjectId, `count:${made.id}`))).toBe(1)
  })

  it('explains what all counts since the last closing found, not only the last one', async () => {
    const arta = await member('owner')
    await settle(arta, clock(today, '08:00'))
    const { cash } = await readHeldCash(db, arta)
    await count(arta, plus(cash, euros(5)), clock(today, '14:00'))
    const evening = await count(arta, plus(cash, euros(5)), clock(today, '20:00'))
    expect(evening.expected).toEqual(evening.counted)
    expect(evening.toExplain).toEqual(euros(5))
    await expect(close(arta, evening.id, clock(today, '20:01'))).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await close(arta, evening.id, clock(today, '20:02'), 'tip')
    const next = await count(arta, plus(cash, euros(5)), clock(today, '21:00'))
    expect(next.toExplain).toEqual(noCash)
  })

  it('needs a comment if a later count makes up for the difference', async () => {
    const arta = await member('owner')
    await settle(arta, clock(today, '08:00'))
    const { cash } = await readHeldCash(db, arta)
    await count(arta, minus(cash, euros(50)), clock(today, '20:00'))
    const second = await count(arta, cash, clock(today, '20:01'))
    expect(second).toMatchObject({ toExplain: noCash, differs: true })
    await expect(close(arta, second.id, clock(today, '20:02'))).rejects.toMatchObject({
      details: { fields: { reason: 'required' } },
    })
    await close(arta, second.id, clock(today, '20:03'), 'a note was under the tray')
    const next = await count(arta, cash, clock(today, '21:00'))
    expect(next).toMatchObject({ toExplain: noCash, differs: false })
    expect((await close(arta, next.id, clock(today, '21:01'))).closing).not.toBeNull()
  })

  it.each([
    ['a Lek of float', 'float'],
    ['a Lek for the bank', 'banked'],
  ] as const)('%s lets nobody but an owner count a difference away', async (_, kind) => {
    const [olta, arta] = [await member('owner'), await member()]
    await settle(olta, clock(addDays(today, -1), '20:00'))
    await move(olta, 'float', { cents: 10_000, lek: 100 }, clock(today, '09:00'))
    const { cash } = await readHeldCash(db, arta)
    const first = await count(arta, minus(cash, euros(50)), clock(today, '20:00'))
    await move(arta, kind, { cents: 0, lek: 1 }, clock(today, '20:01'))
    await expect(count(arta, first.expected, clock(today, '20:02'))).rejects.toMatchObject({
      code: 'owner_only',
    })
    const moved = await readHeldCash(db, arta)
    expect((await count(arta, moved.cash, clock(today, '20:03'))).expected).toEqual(moved.cash)
  })

  it('refuses a count older than a closed one, whose difference that has explained', async () => {
    const arta = await member('owner')
    await settle(arta, clock(today, '08:00'))
    const { cash } = await readHeldCash(db, arta)
    const old = await count(arta, plus(cash, euros(1)), clock(today, '20:00'))
    const made = await count(arta, plus(cash, euros(3)), clock(today, '20:01'))
    expect(made.toExplain).toEqual(euros(3))
    await close(arta, made.id, clock(today, '20:02'), 'tips')
    await expect(close(arta, old.id, clock(today, '20:03'), 'tips')).rejects.toMatchObject({
      code: 'count_outdated',
    })
    await expect(close(arta, 999_999, clock(today, '20:04'))).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('explains each difference once if two counts are closed at once', async () => {
    const arta = await member('owner')
    await settle(arta, clock(today, '08:00'))
    const { cash } = await readHeldCash(db, arta)
    const old = await count(arta, plus(cash, euros(1)), clock(today, '20:00'))
    const made = await count(arta, plus(cash, euros(3)), clock(today, '20:01'))
    const both = await Promise.allSettled(
      [old.id, made.id].map((id) => close(arta, id, clock(today, '20:02'), 'tips')),
    )
    const explained = both.flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.closing?.difference ?? noCash] : [],
    )
    expect(explained.reduce(plus, noCash)).toEqual(euros(3))
  })

  it('leaves what is recorded afterwards to the next count', async () => {
    const arta = await member('owner')
    await settle(arta, clock(today, '20:00'))
    await move(arta, 'float', euros(7), clock(today, '20:30'))
    expect(await openDays(arta, clock(today, '21:00'))).toEqual([])
    const next = clock(addDays(today, 1), '08:00')
    expect(await openDays(arta, next)).toEqual([{ day: today, holder: null }])
    expect((await settle(arta, next)).closing?.date).toBe(today)
    expect(await openDays(arta, next)).toEqual([])
  })

  it('can’t be changed by a second count, which only an owner may save without movement', async () => {
    const [arta, besa] = [await member('owner'), await member()]
    const { counted } = await settle(arta, clock(today, '20:00'))
    const other = plus(counted, euros(1))
    await expect(count(besa, other, clock(today, '20:10'))).rejects.toMatchObject({
      code: 'owner_only',
    })
    await move(besa, 'float', euros(1), clock(today, '20:20'))
    expect((await count(besa, other, clock(today, '20:30'))).toExplain).toEqual(noCash)
  })
})

describe('a day that nobody closed', () => {
  it.each([
    ['the day after', 'the next morning', 1],
    ['two days later', 'after a day off', 2],
  ])('is asked for %s, and closed %s', async (_, __, days) => {
    const arta = await member('owner')
    await settle(arta, clock(today, '08:00'))
    await move(arta, 'float', euros(10), clock(today, '19:00'))
    const morning = clock(addDays(today, days), '08:00')
    expect(await openDays(arta, morning)).toEqual([{ day: today, holder: null }])
    const asked = await readAttention(db, morning, arta)
    expect(asked.entries.filter(({ kind }) => kind === 'till_open')).toMatchObject([
      { kind: 'till_open', id: 'drawer', day: today, since: clock(today, '00:00') },
    ])
    const counted = await countAttention(db, morning, arta)
    expect([counted.openDay, counted.count]).toEqual([today, asked.entries.length])
    // An evening's count without a closing asks as well.
    const { cash } = await readHeldCash(db, arta)
    const made = await count(arta, cash, morning)
    expect(await openDays(arta, morning)).toHaveLength(1)
    const { closing } = await close(arta, made.id, morning)
    expect(closing?.date).toBe(today)
    expect(await openDays(arta, morning)).toEqual([])
    expect((await countAttention(db, morning, arta)).openDay).toBeNull()
    const past = await readReport(db, today, { ...arta, now: morning })
    expect(past.laterCounts.map(({ id }) => id)).toEqual([made.id])
  })

  it('is the latest of several, and one closing covers them all', async () => {
    const arta = await member('owner')
    await settle(arta, clock(today, '08:00'))
    const second = addDays(today, 1)
    await move(arta, 'float', euros(10), clock(today, '19:00'))
    await move(arta, 'float', euros(10), clock(second, '19:00'))
    const morning = clock(addDays(today, 2), '08:00')
    expect(await openDays(arta, morning)).toEqual([{ day: second, holder: null }])
    expect((await settle(arta, morning)).closing?.date).toBe(second)
    expect(await openDays(arta, morning)).toEqual([])
  })

  it.each(['2036-03-29', '2036-10-25'])(
    'is counted by Tirana’s midnight on the eve of a change of clocks, %s',
    async (eve) => {
      const arta = await member('owner')
      await settle(arta, clock(eve, '00:01'))
      await move(arta, 'float', euros(1), clock(eve, '23:59'))
      const next = addDays(eve, 1)
      expect(await openDays(arta, clock(eve, '23:59'))).toEqual([])
      expect(await openDays(arta, clock(next, '00:00'))).toEqual([{ day: eve, holder: null }])
      const { closing } = await settle(arta, clock(next, '08:00'))
      expect(closing?.date).toBe(eve)
      today = next
    },
  )
})

describe('a drawer for each member', () => {
  it('is counted without the movements of others, and starts empty after a shared count', async () => {
    const arta = await member('owner', 'person')
    const besa = await member('staff', 'person')
    await settle({ ...arta, drawers: 'shared' }, clock(today, '08:00'))
    expect((await readHeldCash(db, arta)).cash).toEqual(noCash)
    await move(arta, 'float', euros(50), clock(today, '09:00'))
    await move(besa, 'float', euros(20), clock(today, '09:00'))
    await expect(move(besa, 'banked', euros(21), clock(today, '10:00'))).rejects.toMatchObject({
      code: 'drawer_short',
    })
    // Arta moves cash between the two steps of Besa's count, which is not disturbed.
    const moving = new Proxy(db, {
      get: (target, name) =>
        name === 'batch'
          ? async (statements: Parameters<typeof db.batch>[0]) => {
              await move(arta, 'float', euros(1), clock(today, '20:00'))
              return target.batch(statements)
            }
          : Reflect.get(target, name),
    })
    const made = await countDrawer(moving, euros(20), writing(besa, clock(today, '20:00')), besa)
    expect(made).toMatchObject({ expected: euros(20), holder: besa.username, toExplain: noCash })
    expect((await close(besa, made.id, clock(today, '20:05'))).closing?.date).toBe(today)
    const held = (await readHeldCash(db, arta)).cash
    expect(held.cents).toBeGreaterThanOrEqual(5100)
    const seen = async (who: Member) =>
      (await readReport(db, today, { ...who, now: clock(today, '21:00') })).entries.map(
        ({ holder }) => holder,
      )
    expect(new Set(await seen(besa))).toEqual(new Set([besa.username]))
    expect(new Set(await seen(arta))).toEqual(new Set([arta.username, besa.username]))
    const morning = clock(addDays(today, 1), '08:00')
    expect(await openDays(besa, morning)).toEqual([])
    const holder = { id: arta.staffId, username: arta.username }
    expect(await openDays(arta, morning)).toEqual([{ day: today, holder }])
    // Back with one drawer, it holds what the members' drawers held.
    const shared = { ...arta, drawers: 'shared' } as const
    expect((await readHeldCash(db, shared)).cash).toEqual(plus(held, euros(20)))
    await settle(shared, morning)
  })

  it('is closed by its member or an owner', async () => {
    const arta = await member('owner', 'person')
    const besa = await member('staff', 'person')
    const gent = await member('staff', 'person')
    await move(besa, 'float', euros(5), clock(today, '09:00'))
    const made = await count(besa, euros(5), clock(today, '20:00'))
    await expect(close(gent, made.id, clock(today, '20:01'))).rejects.toMatchObject({
      code: 'not_found',
    })
    const { closing } = await close(arta, made.id, clock(today, '20:02'))
    expect(closing?.staff).toBe(arta.username)
    await settle({ ...arta, drawers: 'shared' }, clock(today, '22:00'))
  })
})

type Step =
  | { do: 'float' | 'banked' | 'count'; cents: number; lek: number }
  | { do: 'close' | 'night' }

const amount = fc.record({
  cents: fc.integer({ min: 0, max: 9000 }),
  lek: fc.integer({ min: 0, max: 5000 }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  amount.map((cash) => ({ do: 'float' as const, ...cash })),
  amount.map((cash) => ({ do: 'banked' as const, ...cash })),
  amount.map((cash) => ({ do: 'count' as const, ...cash })),
  fc.constantFrom<Step>({ do: 'close' }, { do: 'night' }),
)

it('on any days, every cent is in the drawer, at the bank, or a commented difference', async () => {
  const arta = await member('owner')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await settle(arta, clock(today, '08:00'))
      const start = (await readHeldCash(db, arta)).cash
      let [put, banked, commented] = [start, noCash, noCash]
      let now = clock(today, '09:00').getTime()
      let newest: number | null = null
      for (const one of steps) {
        now += one.do === 'night' ? 86_400_000 : 60_000
        const at = new Date(now)
        if (one.do === 'close' && newest !== null) {
          const { closing } = await close(arta, newest, at, 'checked')
          commented = plus(commented, closing?.difference ?? noCash)
          newest = null
        } else if (one.do === 'count') {
          newest = (await count(arta, { cents: one.cents, lek: one.lek }, at)).id
        } else if ('cents' in one && one.cents + one.lek > 0) {
          const cash = { cents: one.cents, lek: one.lek }
          const held = (await readHeldCash(db, arta)).cash
          const isThere = cash.cents <= held.cents && cash.lek <= held.lek
          const outcome = await move(arta, one.do, cash, at).catch(({ code }) => code)
          if (one.do === 'banked' && !isThere) expect(outcome).toBe('drawer_short')
          else if (one.do === 'banked') banked = plus(banked, cash)
          else put = plus(put, cash)
        }
      }
      const last = (await readHeldCash(db, arta)).cash
      const end = await count(arta, last, new Date(now + 60_000))
      const { closing } = await close(arta, end.id, new Date(now + 120_000), 'end')
      commented = plus(commented, closing?.difference ?? noCash)
      expect(minus(plus(put, commented), banked)).toEqual(last)
      today = addDays(tiranaDate(new Date(now)), 40)
    }),
    { numRuns: 12, seed: 17 },
  )
  expect(await db.$count(drawer)).toBeGreaterThan(20)
}, 60_000)
