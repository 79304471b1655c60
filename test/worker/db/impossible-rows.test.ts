import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'

type Value = string | number | null
type Row = Record<string, Value>

const time = Date.UTC(2026, 6, 20)

/** One row of each table that the database takes as it stands. */
const possible = {
  staff: { id: 'staff', username: 'staff@desk.example', created_at: time },
  stays: {
    id: 'stay',
    kind: 'booking',
    reference: 'TIR-2026-201-ABCD',
    customer_name: 'A. Traveller',
    start_date: time,
    end_date: time,
    pick_up_at: time,
    tariff: 1,
    status: 'pending',
    ended_at: null,
    erased_at: null,
    total_price: 1800,
    net_price: 1800,
    received: 0,
    refunded: 0,
    charged_back: 0,
    balance: 1800,
  },
  audit: {
    id: 'change',
    stay_id: 'stay',
    version: 1,
    action: 'booked',
    actor: 'guest',
    staff_id: null,
    data: '{}',
    happened_at: time,
    at: time,
    idempotency_key: 'key',
  },
  charges: { id: 'charge', stay_id: 'stay', audit_id: 'change', kind: 'quote', cents: 1800 },
  payments: {
    id: 'payment',
    stay_id: 'stay',
    audit_id: 'change',
    method: 'stripe',
    status: 'pending',
    cents: 1800,
    received_cents: 0,
    refunded_cents: 0,
    payment_intent_id: 'pi_1',
    paid_at: null,
    voided_at: null,
  },
  refunds: {
    id: 'refund',
    payment_id: 'payment',
    audit_id: 'change',
    method: 'stripe',
    status: 'succeeded',
    cents: 600,
    reason: 'cancelled',
    stripe_refund_id: 're_1',
    at: time,
    failed_at: null,
  },
  disputes: {
    id: 'dispute',
    payment_id: 'payment',
    audit_id: 'change',
    status: 'open',
    cents: 1800,
    opened_at: time,
    closed_at: null,
  },
  pass_links: { id: 'link', stay_id: 'stay', audit_id: 'change', purpose: 'collector' },
  bags: {
    id: 'bag',
    stay_id: 'stay',
    tag: 7,
    in_audit_id: 'change',
    out_audit_id: null,
    void_audit_id: null,
    out_to: null,
  },
  closures: {
    id: 'closure',
    audit_id: 'change',
    kind: 'closed',
    reason: 'holiday',
    from_at: time,
    to_at: time + 1,
  },
  outbox: {
    id: 'mail',
    audit_id: 'change',
    stay_id: 'stay',
    kind: 'booking_confirmed',
    data: '{}',
    next_attempt_at: time,
  },
  mailbox_turns: { email_id: 'mail', mailbox: 'hash', at: null },
  drawer: {
    audit_id: 'change',
    kind: 'payment',
    payment_id: 'payment',
    refund_id: null,
    cents: 1800,
    taken_cents: 2000,
    taken_lek: 0,
    given_cents: 0,
    given_lek: 200,
    lek_per_euro: 100,
  },
  drawer_counts: {
    audit_id: 'change',
    up_to: 1,
    expected_cents: 2000,
    expected_lek: -200,
    counted_cents: 2000,
    counted_lek: 0,
  },
  stay_keys: { key: 'traveller', stay_id: 'stay' },
  contact_messages: {
    id: 'message',
    name: 'A. Traveller',
    email: 'a@traveller.example',
    message: 'Do you take skis?',
    read: 0,
  },
  job_runs: { name: 'erase', cursor: null },
  money_days: { date: '2026-07-20', stripe_cents: 1800, books_cents: 1800, compared_at: time },
  webhook_refusals: { date: '2026-07-20', count: 1, last_at: time },
  stripe_events: { id: 'evt_1', type: 'charge.refunded' },
  devices: { id: 'device', staff_id: 'staff', waiting: 0, oldest_at: null, reported_at: time },
} satisfies Record<string, Row>

/** Tables with names of states, which migrations write, and with sums, which triggers write. */
const listed = ['payment_statuses', 'stay_statuses', 'stay_tallies', 'stays_to_key', 'key_slips']

type Table = keyof typeof possible

function insert(table: Table, row: Row) {
  const names = Object.keys(row)
  const marks = names.map(() => '?').join(', ')
  return env.DB.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`)
    .bind(...Object.values(row))
    .run()
}

/** A second row of a table, with whatever is unique renamed. */
function another(table: Table, changes: Row): Row {
  const row: Row = { ...possible[table] }
  const names: Row = {
    name: 'other',
    username: 'b',
    reference: 'b',
    idempotency_key: 'b',
    payment_intent_id: 'pi_2',
  }
  const unique: Row = {
    ...names,
    id: 'other',
    stripe_refund_id: 're_2',
    version: 2,
    key: 'b',
    tag: 8,
    date: '2026-07-21',
  }
  for (const name of Object.keys(row)) row[name] = unique[name] ?? row[name] ?? null
  // One payment of a stay is open already.
  if (table === 'payments') Object.assign(row, { status: 'canceled' })
  if (table === 'outbox') row.kind = 'payment_expired'
  // One mail waits already.
  if (table === 'mailbox_turns') Object.assign(row, { email_id: 'other', at: time })
  // The payment is in the drawer already, and its change has a count.
  if (table === 'drawer') Object.assign(row, { payment_id: 'other' })
  if (table === 'drawer_counts') Object.assign(row, { audit_id: 'other' })
  return { ...row, ...changes }
}

beforeAll(async () => {
  for (const [table, row] of Object.entries(possible)) await insert(table as Table, row)
})

const succeeded = { status: 'succeeded', received_cents: 1800, paid_at: time }
const cash = { method: 'cash', payment_intent_id: null, ...succeeded }
const banked = { kind: 'banked', payment_id: null, cents: -100, given_cents: 2100, given_lek: 0 }
const refunded = { ...banked, kind: 'refund', refund_id: 'refund' }
const erased = { ended_at: time, erased_at: time, status: 'expired', customer_name: null }

it('promise 31: every table has rows here that it takes, and rows that it refuses', async () => {
  const isOwn = `type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'`
  const tables = env.DB.prepare(`SELECT name FROM sqlite_master WHERE ${isOwn} ORDER BY name`)
  const names = (await tables.all<{ name: string }>()).results.map(({ name }) => name)
  expect(names).toEqual([...Object.keys(possible), ...listed].toSorted())
})

describe('scenario 49, promise 31: the database refuses', () => {
  it.each<[string, Table, Row]>([
    ['a stay of an unknown kind', 'stays', { kind: 'gift' }],
    ['a stay in an unknown state', 'stays', { status: 'lost' }],
    ['an unknown state of money', 'stays', { payment_status: 'free' }],
    ['no items', 'stays', { luggage_count: 0 }],
    ['less than nothing at Stripe', 'money_days', { stripe_cents: -1 }],
    ['less than nothing in the books', 'money_days', { books_cents: -1 }],
    ['a day without refusals', 'webhook_refusals', { count: 0 }],
    ['half an item', 'stays', { luggage_count: 1.5 }],
    ['no duration', 'stays', { duration: 0 }],
    ['no price list', 'stays', { tariff: 0 }],
    ['another currency', 'stays', { currency: 'ALL' }],
    ['a negative price', 'stays', { total_price: -1 }],
    ['a fraction of a cent', 'stays', { total_price: 3.5 }],
    ['words for a price', 'stays', { total_price: 'free' }],
    ['a debt below nothing', 'stays', { net_price: -1, balance: -1 }],
    ['less than nothing received', 'stays', { received: -1, balance: 1801 }],
    ['more returned than received', 'stays', { received: 1, refunded: 2, balance: 1801 }],
    ['less than nothing charged back', 'stays', { charged_back: -1, balance: 1799 }],
    ['a balance that does not add up', 'stays', { balance: 0 }],
    ['pick-up before drop-off', 'stays', { pick_up_at: time - 1 }],
    ['an end before the start', 'stays', { end_date: time - 1 }],
    ['an end of a stay that goes on', 'stays', { ended_at: time }],
    ['a doubtful flag', 'stays', { disputed: 2 }],
    ['no version', 'stays', { version: 0 }],
    ['a reference twice', 'stays', { reference: possible.stays.reference }],
    ['a stay without a name', 'stays', { customer_name: null }],
    ['an erased stay with its name', 'stays', { ...erased, customer_name: 'A' }],
    ['an erased stay with its number', 'stays', { ...erased, customer_phone: '+355' }],
    ['an erased stay with its address', 'stays', { ...erased, customer_email: 'a@b.example' }],
    ['an erased stay with its mailbox', 'stays', { ...erased, email_key: 'a@b.example' }],
    ['an erased stay with its wishes', 'stays', { ...erased, special_requests: 'A pram' }],
    ['an erased stay with the desk’s note', 'stays', { ...erased, desk_note: 'A tall guest' }],
    ['an erased stay that goes on', 'stays', { ...erased, ended_at: null, status: 'pending' }],
    ['an unknown actor', 'audit', { actor: 'ghost' }],
    ['a change by staff without their name', 'audit', { actor: 'staff' }],
    ['a change by a guest in the name of staff', 'audit', { staff_id: 'staff' }],
    ['a change of unknown staff', 'audit', { actor: 'staff', staff_id: 'nobody' }],
    ['a change of an unknown stay', 'audit', { stay_id: 'nowhere' }],
    ['a change of a stay without a version', 'audit', { version: null }],
    ['a version of no stay', 'audit', { stay_id: null }],
    ['a version of a stay twice', 'audit', { version: 1 }],
    ['a key twice', 'audit', { idempotency_key: 'key' }],
    ['facts that are none', 'audit', { data: '{' }],
    ['what was done later than it was written', 'audit', { happened_at: time + 1 }],
    ['an unknown charge', 'charges', { kind: 'tip' }],
    ['a charge of nothing', 'charges', { cents: 0 }],
    ['a charge of half a cent', 'charges', { cents: 0.5 }],
    ['a quote below nothing', 'charges', { cents: -1 }],
    ['a credit that costs', 'charges', { kind: 'goodwill', cents: 1 }],
    ['a charge of no stay', 'charges', { stay_id: 'nowhere' }],
    ['a charge that nobody made', 'charges', { audit_id: 'nothing' }],
    ['an unknown way to pay', 'payments', { method: 'cheque' }],
    ['an unknown state of a payment', 'payments', { status: 'lost' }],
    ['a payment of nothing', 'payments', { cents: 0 }],
    ['a payment of half a cent', 'payments', { cents: 0.5 }],
    ['less than nothing received by it', 'payments', { received_cents: -1 }],
    ['more of it returned than came', 'payments', { ...succeeded, refunded_cents: 1801 }],
    ['less than nothing of it returned', 'payments', { ...succeeded, refunded_cents: -1 }],
    ['a paid payment short of its price', 'payments', { ...succeeded, received_cents: 1 }],
    ['a paid payment in lek', 'payments', { ...succeeded, currency: 'ALL' }],
    ['a paid payment without its time', 'payments', { ...succeeded, paid_at: null }],
    ['money of a canceled payment', 'payments', { received_cents: 1 }],
    ['a second open payment', 'payments', { status: 'pending' }],
    ['an intent twice', 'payments', { payment_intent_id: 'pi_1' }],
    [
      'a payment under way without an intent',
      'payments',
      { status: 'review', payment_intent_id: null },
    ],
    ['cash with an intent', 'payments', { ...cash, payment_intent_id: 'pi_2' }],
    ['cash that is still to come', 'payments', { ...cash, status: 'failed', received_cents: 0 }],
    ['a voided card', 'payments', { status: 'voided', voided_at: time }],
    ['a void without its time', 'payments', { ...cash, status: 'voided', received_cents: 0 }],
    ['a pending change that is not JSON', 'payments', { pending_change: '{' }],
    ['no attempt', 'payments', { attempt: 0 }],
    ['an unknown way to refund', 'refunds', { method: 'cheque' }],
    ['an unknown state of a refund', 'refunds', { status: 'lost' }],
    ['a refund of nothing', 'refunds', { cents: 0 }],
    ['a refund of half a cent', 'refunds', { cents: 0.5 }],
    ['a refund of no payment', 'refunds', { payment_id: 'nothing' }],
    ['a refund twice', 'refunds', { stripe_refund_id: 're_1' }],
    ['a refund without a reason', 'refunds', { reason: null }],
    ['cash refunded at Stripe', 'refunds', { method: 'cash' }],
    [
      'cash that is on its way back',
      'refunds',
      { method: 'cash', stripe_refund_id: null, status: 'pending' },
    ],
    ['a refund that Stripe never made', 'refunds', { stripe_refund_id: null }],
    ['a failed refund without its time', 'refunds', { status: 'failed' }],
    ['a time of failure without one', 'refunds', { failed_at: time }],
    ['an unknown state of a dispute', 'disputes', { status: 'lost in the post', closed_at: time }],
    ['a dispute about nothing', 'disputes', { cents: 0 }],
    ['a lost dispute without its time', 'disputes', { status: 'lost' }],
    ['an open dispute that is closed', 'disputes', { closed_at: time }],
    ['a dispute of no payment', 'disputes', { payment_id: 'nothing' }],
    ['a tag twice in the house', 'bags', { tag: 7 }],
    ['tag nought', 'bags', { tag: 0 }],
    ['half a tag', 'bags', { tag: 7.5 }],
    ['a bag out to nobody', 'bags', { out_audit_id: 'change' }],
    ['a bag to somebody that is not out', 'bags', { out_to: 'guest' }],
    ['a bag to a stranger', 'bags', { out_audit_id: 'change', out_to: 'stranger' }],
    ['a bag of no stay', 'bags', { stay_id: 'nowhere' }],
    ['a bag for a link that is not there', 'bags', { pass_link_id: 'nothing' }],
    ['an unknown link', 'pass_links', { purpose: 'anybody' }],
    ['a link to no stay', 'pass_links', { stay_id: 'nowhere' }],
    ['an unknown closure', 'closures', { kind: 'quiet' }],
    ['a closure that ends before it starts', 'closures', { to_at: time }],
    ['a letter twice', 'outbox', { kind: 'booking_confirmed' }],
    ['an unknown state of a letter', 'outbox', { status: 'lost' }],
    ['a letter of no change', 'outbox', { audit_id: 'nothing' }],
    ['a letter that joined none', 'outbox', { joined_id: 'nothing' }],
    ['a second letter that waits for room in a mailbox', 'mailbox_turns', { at: null }],
    ['a turn of no mailbox', 'mailbox_turns', { mailbox: null }],
    ['a turn of no letter', 'mailbox_turns', { email_id: 'nothing' }],
    ['an unknown movement of cash', 'drawer', { kind: 'tip' }],
    ['cash of no payment', 'drawer', { payment_id: null }],
    ['cash of a payment that is not there', 'drawer', { payment_id: 'nothing' }],
    ['cash of a payment twice', 'drawer', { payment_id: 'payment' }],
    ['a float of a payment', 'drawer', { kind: 'float' }],
    ['cash of a refund that is none', 'drawer', { refund_id: 'refund' }],
    ['a refund in cash of no refund', 'drawer', { ...refunded, refund_id: null }],
    ['cash that nobody moved', 'drawer', { audit_id: 'nothing' }],
    ['a payment that takes cash out', 'drawer', { cents: -1800, given_lek: 3800 }],
    ['banked cash that comes in', 'drawer', { ...banked, cents: 100, given_cents: 1900 }],
    ['a refund in cash that comes in', 'drawer', { ...refunded, cents: 100, given_cents: 1900 }],
    ['a movement of nothing', 'drawer', { ...banked, cents: 0, given_cents: 2000 }],
    ['half a cent in the drawer', 'drawer', { taken_cents: 2000.5 }],
    ['half a lek in the drawer', 'drawer', { given_lek: 200.5 }],
    ['less than nothing taken', 'drawer', { taken_cents: -1, given_cents: -2001 }],
    ['less than nothing given', 'drawer', { taken_cents: 1600, given_lek: -200 }],
    ['change that is a lek short', 'drawer', { given_lek: 199 }],
    ['change that is a lek too much', 'drawer', { given_lek: 201 }],
    ['change that is a cent too much', 'drawer', { given_cents: 1 }],
    ['no rate', 'drawer', { lek_per_euro: 0 }],
    ['a count of less than nothing', 'drawer_counts', { counted_lek: -1 }],
    ['a count of half a cent', 'drawer_counts', { counted_cents: 0.5 }],
    ['a count that nobody made', 'drawer_counts', { audit_id: 'nothing' }],
    ['a count twice', 'drawer_counts', { audit_id: 'change' }],
    ['a count without what was expected', 'drawer_counts', { expected_lek: null }],
    ['a key of no stay', 'stay_keys', { stay_id: 'nowhere' }],
    ['a message that is half read', 'contact_messages', { read: 2 }],
    ['less than nothing on a device', 'devices', { waiting: -1 }],
    ['half an act on a device', 'devices', { waiting: 0.5, oldest_at: time }],
    ['acts on a device since no time', 'devices', { waiting: 1 }],
    ['no act on a device since a time', 'devices', { oldest_at: time }],
    ['a device of nobody', 'devices', { staff_id: 'nobody' }],
  ])('%s', async (_, table, changes) => {
    await expect(insert(table, another(table, changes))).rejects.toThrow(/constraint failed/)
  })

  it('to forget a stay, a payment or a change that other rows tell of', async () => {
    for (const table of ['stays', 'payments', 'audit'] as const) {
      const forget = env.DB.prepare(`DELETE FROM ${table} WHERE id = ?`).bind(possible[table].id)
      await expect(forget.run()).rejects.toThrow(/FOREIGN KEY constraint failed/)
    }
  })

  it.each(['drawer', 'drawer_counts'])('to change or forget a row of %s', async (table) => {
    const actions = [`UPDATE ${table} SET audit_id = 'change'`, `DELETE FROM ${table}`]
    for (const action of actions) {
      await expect(env.DB.prepare(action).run()).rejects.toThrow(
        `rows of ${table} stay as they are`,
      )
    }
  })

  it('none of the rows that they were made of', async () => {
    for (const table of Object.keys(possible) as Table[]) await insert(table, another(table, {}))
  })
})
