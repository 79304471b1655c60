import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

const time = Date.UTC(2026, 6, 20)

/** What a stay that was paid in cash and partly refunded leaves behind in the first version's tables. */
const rowsOf = (stay: number): [string, Record<string, string | number>][] => [
  ['staff', { id: `staff ${stay}`, username: `staff${stay}@desk.example` }],
  [
    'stays',
    {
      id: `stay ${stay}`,
      kind: 'booking',
      reference: `TIR-2026-201-${stay}`,
      customer_name: 'A. Traveller',
      start_date: time,
      pick_up_at: time,
      tariff: 1,
      status: 'confirmed',
      owed: 1800,
      received: 1800,
    },
  ],
  [
    'audit',
    {
      id: `change ${stay}`,
      stay_id: `stay ${stay}`,
      version: 1,
      action: 'payment_taken',
      actor: 'staff',
      staff_id: `staff ${stay}`,
      data: '{}',
      happened_at: time,
      at: time,
    },
  ],
  [
    'charges',
    {
      id: `c ${stay}`,
      stay_id: `stay ${stay}`,
      change_id: `change ${stay}`,
      kind: 'quote',
      cents: 1800,
    },
  ],
  [
    'payments',
    {
      id: `payment ${stay}`,
      stay_id: `stay ${stay}`,
      change_id: `change ${stay}`,
      method: 'cash',
      state: 'succeeded',
      cents: 1800,
      received_cents: 1800,
      settled_at: time,
    },
  ],
  [
    'refunds',
    {
      id: `refund ${stay}`,
      payment_id: `payment ${stay}`,
      change_id: `change ${stay}`,
      method: 'cash',
      state: 'succeeded',
      cents: 600,
      reason: 'cancelled',
      at: time,
    },
  ],
  [
    'bags',
    { id: `bag ${stay}`, stay_id: `stay ${stay}`, tag: stay, in_change_id: `change ${stay}` },
  ],
  ['stay_keys', { key: `traveller ${stay}`, stay_id: `stay ${stay}` }],
  [
    'outbox',
    {
      id: `mail ${stay}`,
      change_id: `change ${stay}`,
      stay_id: `stay ${stay}`,
      kind: 'booking_confirmed',
      data: '{}',
      next_attempt_at: time,
    },
  ],
]

const { EARLIER_DB: db, MIGRATIONS: migrations } = env

/** As the first version writes it. */
async function write(stay: number): Promise<void> {
  for (const [table, row] of rowsOf(stay)) {
    const names = Object.keys(row)
    const marks = names.map(() => '?').join(', ')
    const insert = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`
    await db
      .prepare(insert)
      .bind(...Object.values(row))
      .run()
  }
}

const kept = () =>
  Promise.all(
    rowsOf(1).map(async ([table]) => {
      const found = await db.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all()
      return found.results
    }),
  )

/** A stay that was erased before its photo was deleted, as the version with photos leaves it. */
async function eraseWithPhoto(stay: number): Promise<void> {
  const words = `customer_name = NULL, status = 'completed', ended_at = ${time}`
  await db.batch([
    db.prepare(`UPDATE bags SET photo_key = 'of bag' WHERE stay_id = ?`).bind(`stay ${stay}`),
    db
      .prepare(`UPDATE stays SET ${words}, erased_at = ${time + 1} WHERE id = ?`)
      .bind(`stay ${stay}`),
  ])
}

const photoDue = (stay: number) =>
  db
    .prepare('SELECT photo_key, photo_due_at FROM bags WHERE stay_id = ?')
    .bind(`stay ${stay}`)
    .first()

/** What went back to a card so many days ago. */
const refundByCard = (stay: number, days: number) =>
  db
    .prepare(
      `INSERT INTO refunds (id, payment_id, change_id, method, state, cents, reason, stripe_id, at)
       VALUES (?1, ?2, ?3, 'stripe', 'succeeded', 100, 'ill', ?1, ?4)`,
    )
    .bind(`re_${days}`, `payment ${stay}`, `change ${stay}`, Date.now() - days * 86_400_000)
    .run()

const numberOf = (name: string) => migrations.findIndex((one) => one.name.includes(name)) + 1

/**
 * The database as the version `last` has it, version by version, with a stay of each; `changed` are the values
 * that migrations give to rows which are there, by their ids.
 */
async function climb(first: number, last: number, changed: object = {}): Promise<void> {
  for (let count = first; count <= last; count += 1) {
    const before = (await kept()).map((rows) =>
      rows.map((row) => ({ ...row, ...Reflect.get(changed, String(row.id)) })),
    )
    await applyD1Migrations(db, migrations.slice(0, count))
    // Columns may be added; what is there stays.
    expect(await kept()).toMatchObject(before)
    await write(count)
  }
}

it('promise 26: migrations leave what a filled database holds, and the version before still writes', async () => {
  const dues = numberOf('beyond_the_counter')
  await applyD1Migrations(db, migrations.slice(0, 1))
  await write(1)
  await climb(2, dues - 1)
  await eraseWithPhoto(2)
  await db.prepare(`UPDATE bags SET photo_key = 'of a guest' WHERE stay_id = 'stay 3'`).run()
  const references = numberOf('refund_reference')
  await climb(dues, references - 1)
  await refundByCard(2, 20)
  await refundByCard(3, 40)
  await climb(references, migrations.length, { re_20: { check_at: expect.any(Number) } })
  // Photos of guests who were erased before it was noted when, are due as well; no others.
  expect(await photoDue(2)).toEqual({ photo_key: 'of bag', photo_due_at: time + 1 })
  expect(await photoDue(3)).toEqual({ photo_key: 'of a guest', photo_due_at: null })
  // Refunds of the last thirty days are asked about, as their banks may have named a reference; no others.
  const due = await db.prepare('SELECT id FROM refunds WHERE check_at IS NOT NULL').all()
  expect(due.results).toEqual([{ id: 're_20' }])
  const named = await db.prepare('SELECT DISTINCT bank_reference, is_reversal FROM refunds').all()
  expect(named.results).toEqual([{ bank_reference: null, is_reversal: 0 }])
  const drawer = await db.prepare('SELECT count(*) AS rows FROM drawer').first()
  expect(drawer).toEqual({ rows: 0 })
})
