import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addMonths, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { keySlips, stayKeys, stays, staysToKey } from '../../../worker/db/schema/stays.ts'
import { findStays } from '../../../worker/stay/find-stays.ts'
import { keySomeStays } from '../../../worker/stay/stay-keys.ts'
import { reservationRequest } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const { site, db } = openTill('stay_keys')
const now = new Date()

async function reserved(customerName: string): Promise<string> {
  const request = { ...reservationRequest, customerName }
  const answer = await site.post('/api/reservations', request)
  expect(answer.status).toBe(201)
  return (await answer.json<{ id: string }>()).id
}

const found = async (q: string) => (await findStays(db, { q }, null, now)).map(({ id }) => id)
const keysOf = (id: string) => db.$count(stayKeys, eq(stayKeys.stayId, id))
const slipsOf = (key: string) => db.$count(keySlips, eq(keySlips.key, key))

describe('search keys', () => {
  it('are written with the stay, and the slips of a name once', async () => {
    const one = await reserved('Wilma Papadakis')
    const slips = await db.$count(keySlips)
    const other = await reserved('Wilma Papadakis')
    expect(await db.$count(staysToKey)).toBe(0)
    expect(await found('papadkis')).toEqual([other, one])
    expect(await db.$count(keySlips)).toBe(slips)
  })

  it('of a stay that an earlier release saved, or whose guest was renamed, are written by the job', async () => {
    const id = await reserved('Before Zimmermann')
    await env.DB.prepare(
      `INSERT INTO pass_links (id, stay_id, audit_id, purpose)
        SELECT '00000000-0000-4000-8000-000000000000', stay_id, id, 'collector' FROM audit WHERE stay_id = ?`,
    )
      .bind(id)
      .run()
    await db.update(stays).set({ customerName: 'After Quistgaard' }).where(eq(stays.id, id))
    expect(await db.select().from(staysToKey)).toEqual([{ stayId: id }])
    expect(await keySomeStays(db, 10)).toBe(1)
    expect(await keySomeStays(db, 10)).toBe(0)
    expect(await found('quistgard after')).toEqual([id])
    expect(await found('pick-aaaa-aaaa')).toEqual([id])
    expect(await found('zimmermann')).toEqual([])
    expect(await slipsOf('zimerman')).toBe(0)
  })

  it('of an erased guest are not written again', async () => {
    const id = await reserved('Gone Guest')
    const nothing = { customerName: null, customerEmail: null, customerPhone: null, emailKey: null }
    const erased = {
      status: 'cancelled',
      specialRequests: null,
      endedAt: now,
      erasedAt: now,
    } as const
    await db.delete(stayKeys).where(eq(stayKeys.stayId, id))
    await db.insert(staysToKey).values({ stayId: id })
    await db
      .update(stays)
      .set({ ...nothing, ...erased })
      .where(eq(stays.id, id))
    expect(await keySomeStays(db, 10)).toBe(1)
    expect(await db.$count(staysToKey)).toBe(0)
    expect(await keysOf(id)).toBe(0)
  })

  it('promise 24: are deleted with the guest, and a name’s slips with its last stay', async () => {
    const aYearAgo = tiranaInstant(addMonths(tiranaDate(now), -13), '12:00')
    const end = (id: string) =>
      db.update(stays).set({ status: 'completed', endedAt: aYearAgo }).where(eq(stays.id, id))
    const [one, other] = [await reserved('Erasmus Vollmer'), await reserved('Erika Vollmer')]
    await end(one)
    await site.runJobs(0)
    expect(await keysOf(one)).toBe(0)
    expect(await slipsOf('erasmus')).toBe(0)
    expect(await slipsOf('vollmer')).toBeGreaterThan(0)
    expect(await found('volmmer')).toEqual([other])
    await end(other)
    await site.runJobs(1)
    expect(await slipsOf('vollmer')).toBe(0)
    expect(await keysOf(other)).toBe(0)
  })
})
