import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../worker/db/database.ts'
import { findStays } from '../../../worker/stay/find-stays.ts'
import { keySomeStays } from '../../../worker/stay/stay-keys.ts'
import {
  guestsOf,
  mostBefore,
  mostFound,
  stayIdOf,
  typedFiles,
} from '../../domain/search/typed/guests.ts'

const db = database(env)
const now = new Date('2026-11-21T10:00:00Z')
const time = now.getTime()

type Row = Record<string, string | number | null>

const insert = (table: string, row: Row) =>
  env.DB.prepare(
    `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`,
  ).bind(...Object.values(row))

/** Stays as a release without these keys left them. The newest is the first. */
async function fill(guests: ReturnType<typeof guestsOf>): Promise<void> {
  const rows = guests.flatMap((guest, at) => {
    const [id, tags] = [stayIdOf(at), guest.tags]
    const stay = {
      id,
      kind: 'reservation',
      reference: guest.reference,
      tariff: 1,
      customer_name: guest.customerName,
      customer_email: guest.customerEmail || null,
      customer_phone: guest.customerPhone || null,
      start_date: time,
      pick_up_at: time,
      created_at: time - at * 60_000,
      status: tags.length > 0 ? 'checked_in' : 'confirmed',
      total_price: 600,
      net_price: 600,
      balance: 600,
    }
    const facts = { action: 'check_in', actor: 'guest', data: '{}', happened_at: time, at: time }
    return [
      insert('stays', stay),
      insert('audit', { id: `in ${at}`, stay_id: id, version: 1, ...facts }),
      ...tags.map((tag) =>
        insert('bags', { id: `bag ${tag}`, stay_id: id, tag, in_audit_id: `in ${at}` }),
      ),
    ]
  })
  await env.DB.batch(rows)
  while ((await keySomeStays(db, 100)) > 0);
}

/** All pages. */
async function found(q: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = await findStays(db, { q }, null, now); page.length > 0; ) {
    ids.push(...page.map(({ id }) => id))
    page = await findStays(db, { q }, page.at(-1) ?? null, now)
  }
  return ids
}

describe.each(typedFiles)('among the guests of %s, staff', (_, file) => {
  const guests = guestsOf(file)
  beforeAll(async () => {
    await reset()
    await applyD1Migrations(env.DB, env.MIGRATIONS)
    await fill(guests)
  })

  it.each(file.searches)('find $kind: $typed', async ({ typed, finds }) => {
    const ids = await found(typed)
    const sought = stayIdOf(guests.findIndex(({ id }) => id === finds))
    expect(ids.slice(0, mostBefore)).toContain(sought)
    expect(ids.length).toBeLessThanOrEqual(mostFound)
  })
})
