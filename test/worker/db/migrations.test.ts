import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

const time = Date.UTC(2026, 6, 20)

/** What a stay that was paid in cash and partly refunded leaves behind in the first version's tables. */
const rows: [string, Record<string, string | number>][] = [
  ['staff', { id: 'staff', username: 'staff@desk.example' }],
  [
    'stays',
    {
      id: 'stay',
      kind: 'booking',
      reference: 'TIR-2026-201-ABCD',
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
      id: 'change',
      stay_id: 'stay',
      version: 1,
      action: 'payment_taken',
      actor: 'staff',
      staff_id: 'staff',
      data: '{}',
      happened_at: time,
      at: time,
    },
  ],
  ['charges', { id: 'c', stay_id: 'stay', change_id: 'change', kind: 'quote', cents: 1800 }],
  [
    'payments',
    {
      id: 'payment',
      stay_id: 'stay',
      change_id: 'change',
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
      id: 'refund',
      payment_id: 'payment',
      change_id: 'change',
      method: 'cash',
      state: 'succeeded',
      cents: 600,
      reason: 'cancelled',
      at: time,
    },
  ],
  ['bags', { id: 'bag', stay_id: 'stay', tag: 7, in_change_id: 'change' }],
  ['stay_keys', { key: 'traveller', stay_id: 'stay' }],
  [
    'outbox',
    {
      id: 'mail',
      change_id: 'change',
      stay_id: 'stay',
      kind: 'booking_confirmed',
      data: '{}',
      next_attempt_at: time,
    },
  ],
]

const { EARLIER_DB: db, MIGRATIONS: migrations } = env

const kept = () =>
  Promise.all(
    rows.map(async ([table]) => (await db.prepare(`SELECT * FROM ${table}`).all()).results),
  )

it('promise 26: migrations that were added leave what a filled database holds as it is', async () => {
  await applyD1Migrations(db, migrations.slice(0, 1))
  for (const [table, row] of rows) {
    const names = Object.keys(row)
    const marks = names.map(() => '?').join(', ')
    const insert = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`
    await db
      .prepare(insert)
      .bind(...Object.values(row))
      .run()
  }
  const before = await kept()
  for (let count = 2; count <= migrations.length; count += 1) {
    await applyD1Migrations(db, migrations.slice(0, count))
    // Columns may be added; what is there stays.
    expect(await kept()).toMatchObject(before)
  }
  const drawer = await db.prepare('SELECT count(*) AS rows FROM drawer').first()
  expect(drawer).toEqual({ rows: 0 })
})
