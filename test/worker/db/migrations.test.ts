import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'

const time = Date.UTC(2026, 6, 20)

/** Rows of a stay that was paid in cash and partly refunded, as the first release writes them. */
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
      net_price: 1800,
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
      audit_id: `change ${stay}`,
      kind: 'quote',
      cents: 1800,
    },
  ],
  [
    'payments',
    {
      id: `payment ${stay}`,
      stay_id: `stay ${stay}`,
      audit_id: `change ${stay}`,
      method: 'cash',
      status: 'succeeded',
      cents: 1800,
      received_cents: 1800,
      paid_at: time,
    },
  ],
  [
    'refunds',
    {
      id: `refund ${stay}`,
      payment_id: `payment ${stay}`,
      audit_id: `change ${stay}`,
      method: 'cash',
      status: 'succeeded',
      cents: 600,
      reason: 'cancelled',
      at: time,
    },
  ],
  [
    'bags',
    { id: `bag ${stay}`, stay_id: `stay ${stay}`, tag: stay, in_audit_id: `change ${stay}` },
  ],
  ['stay_keys', { key: `traveller ${stay}`, stay_id: `stay ${stay}` }],
  [
    'outbox',
    {
      id: `mail ${stay}`,
      audit_id: `change ${stay}`,
      stay_id: `stay ${stay}`,
      kind: 'booking_confirmed',
      data: '{}',
      next_attempt_at: time,
    },
  ],
]

const { EARLIER_DB: db, MIGRATIONS: migrations } = env

/** Writes a stay as the first release does. */
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

const rowsNow = () =>
  Promise.all(
    rowsOf(1).map(async ([table]) => {
      const found = await db.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all()
      return found.results
    }),
  )

/** Applies each of `later` in turn, and checks that it changes no row and that the release before can still write. */
async function expectHarmless(later: typeof migrations): Promise<void> {
  for (const [index, migration] of later.entries()) {
    const before = await rowsNow()
    await applyD1Migrations(db, [migration])
    // A migration may add columns.
    expect(await rowsNow()).toMatchObject(before)
    await write(index + 2)
  }
}

/** A migration with these statements and a name that is not applied yet. */
const migration = (name: string, ...queries: string[]) => ({ name: `9999_${name}.sql`, queries })

const [first, ...later] = migrations

beforeEach(async () => {
  await reset()
  await applyD1Migrations(db, first ? [first] : [])
  await write(1)
})

it('promise 26: migrations keep all rows, and the previous release can still write', async () => {
  const added = migration(
    'added',
    'ALTER TABLE stays ADD COLUMN drawer_name text',
    `ALTER TABLE payments ADD COLUMN tip_cents integer NOT NULL DEFAULT 0`,
    'CREATE TABLE tips (id text PRIMARY KEY NOT NULL)',
  )
  await expectHarmless([...later, added])
})

it.each([
  ['deletes rows', 'DELETE FROM stay_keys'],
  ['rewrites values', 'UPDATE payments SET received_cents = 0'],
  ['drops a column', 'ALTER TABLE refunds DROP COLUMN bank_reference'],
  [
    'asks for a new value',
    "CREATE TRIGGER ask BEFORE INSERT ON bags WHEN NEW.photo_key IS NULL BEGIN SELECT RAISE(ABORT, 'photo'); END",
  ],
])('notices a migration that %s', async (what, statement) => {
  const harmful = migration(what.replaceAll(' ', '_'), statement)
  await expect(expectHarmless([harmful])).rejects.toThrow()
})
