import { withOneLeftOut } from '../../../domain/search/slip.ts'
import { keysOf, slippedKeys } from '../../../domain/search/stay-keys.ts'

/*
 * Stays by the thousand, as years at the counter leave them: statements that make them inside the
 * database. The first is the newest, and each is made before the one before it, so that more of
 * them reach further back and no day gets busier.
 */

/** Guests of a busy day. */
const aDay = 150
const day = 86_400_000

const firstNames = words(
  'Ana Arta Besa Blerim Clara Dita Drita Elira Emma Fatmir Gent Hana Ilir Jonas Klea Luan Maja Nora Olsi Petra Rina Sara Teuta Vera Yll',
)
const lastNames = words(
  'Aliaj Berisha Çela Dervishi Elezi Fischer Gashi Hoxha Ismaili Jensen Kola Leka Marku Nielsen Osmani Prifti Rossi Shehu Tahiri Zeneli',
)
const services = words('storage taxi tours airport-shuttle')

function words(text: string): string {
  return JSON.stringify(text.split(' '))
}

const pick = (list: string, index: string) =>
  `json_extract('${list}', '$[' || ((${index}) % json_array_length('${list}')) || ']')`

const hashed = '((i * 2654435761) % 4294967296)'
const id = `printf('%08x-0000-4000-8000-%012x', ${hashed}, i)`
const code = `printf('TIR-2026-%03d-%06X', i % 365, i)`
const first = pick(firstNames, `${hashed} / 7`)
const last = pick(lastNames, `${hashed} / 1013`)
/** One in twelve is no storage. */
const service = `CASE WHEN i % 12 = 5 THEN ${pick(services, `1 + (i / 12) % 3`)} ELSE 'storage' END`
const created = `(:now - i * ${Math.round(day / aDay)})`
/** The newest are still to come. */
const starts = `(${created} + ${day})`
const ends = `(${starts} + (i % 3) * ${day})`
const over = `${ends} < :now - ${day}`
const status = `CASE
  WHEN ${starts} > :now THEN iif(i % 20 = 3, 'pending', 'confirmed')
  WHEN NOT ${over} THEN 'checked_in'
  WHEN i % 100 < 5 THEN 'cancelled' WHEN i % 100 < 8 THEN 'no_show' WHEN i % 100 < 11 THEN 'expired'
  ELSE 'completed' END`
const paid = `(${status} IN ('checked_in', 'completed'))`

const numbers = `WITH RECURSIVE numbers(i) AS (
  SELECT :from UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < :to
)`
const insert = (table: string, columns: Record<string, string>, where = '1', each = '') =>
  `INSERT OR IGNORE INTO ${table} (${Object.keys(columns)}) ${numbers}
  SELECT ${Object.values(columns).join(', ')} FROM numbers${each} WHERE ${where}`

/** What is one key of a name alone, whatever the rest of the stay. */
const nobody = {
  id: '',
  reference: '',
  customerName: null,
  customerEmail: null,
  customerPhone: null,
}
const keysOfName = (customerName: string) => keysOf({ ...nobody, customerName })
const names: string[] = JSON.parse(firstNames).flatMap((one: string) =>
  JSON.parse(lastNames).map((other: string) => `${one} ${other}`),
)
const keysOfNames = JSON.stringify(
  Object.fromEntries(names.map((name) => [name, keysOfName(name)])),
)
const slips = JSON.stringify(
  [...new Set(names.flatMap((customerName) => slippedKeys({ ...nobody, customerName })))].flatMap(
    (key) => withOneLeftOut(key).map((slip) => [slip, key]),
  ),
)
const dashless = `lower(replace(${code}, '-', ''))`
const phone = `printf('35569%07d', ${hashed} % 10000000)`
const key = (text: string, each?: string) =>
  insert('stay_keys', { key: text, stay_id: id }, '1', each)

const change = (name: string) => `'${name}-' || i`
const audited = (name: string, action: string, version: number, at: string, where?: string) =>
  insert(
    'audit',
    {
      id: change(name),
      stay_id: id,
      version: String(version),
      action: `'${action}'`,
      actor: `'guest'`,
      data: `'{}'`,
      happened_at: at,
      at,
    },
    where,
  )

const statements = [
  insert('stays', {
    id,
    kind: `iif(i % 3 = 0, 'booking', 'reservation')`,
    reference: code,
    customer_name: `${first} || ' ' || ${last}`,
    customer_email: `lower(${first}) || i || '@guest.example'`,
    customer_phone: `printf('+355 69 %07d', ${hashed} % 10000000)`,
    service_type: service,
    luggage_count: '2',
    start_date: starts,
    end_date: ends,
    pick_up_at: ends,
    tariff: '1',
    status,
    ended_at: `iif(${status} IN ('pending', 'confirmed', 'checked_in'), NULL, ${ends})`,
    total_price: '600',
    net_price: `iif(${paid}, 600, 0)`,
    received: `iif(${paid}, 600, 0)`,
    payment_status: `iif(${paid}, 'paid', 'pending')`,
    created_at: created,
    updated_at: created,
  }),
  // What `keysOf` returns, by the database's own functions.
  key(
    'key.value',
    `, json_each(json_extract('${keysOfNames}', '$."' || ${first} || ' ' || ${last} || '"')) AS key`,
  ),
  key(`lower(${first}) || i || '@guest.example'`),
  key(`substr(${phone}, place.value)`, `, json_each('[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]') AS place`),
  key(`lower(${code})`),
  key(`substr(${dashless}, place.value)`, `, json_each('[8, 11]') AS place`),
  key(`substr(${id}, 1, 8)`),
  `INSERT OR IGNORE INTO key_slips SELECT value ->> 0, value ->> 1 FROM json_each('${slips}')`,
  'DELETE FROM stays_to_key',
  audited('made', 'reserved', 1, created),
  audited('came', 'check_in', 2, starts, paid),
  audited('left', 'check_out', 3, ends, `${status} = 'completed'`),
  ...[0, 1].map((bag) =>
    insert(
      'bags',
      {
        id: `'bag-' || i || '-${bag}'`,
        stay_id: id,
        tag: `i * 2 + ${bag + 1}`,
        in_audit_id: change('came'),
        out_audit_id: `iif(${status} = 'completed', ${change('left')}, NULL)`,
        out_to: `iif(${status} = 'completed', 'guest', NULL)`,
      },
      paid,
    ),
  ),
  insert('charges', {
    id: `'charge-' || i`,
    stay_id: id,
    audit_id: change('made'),
    kind: `'quote'`,
    cents: '600',
  }),
  insert(
    'payments',
    {
      id: `'payment-' || i`,
      stay_id: id,
      audit_id: change('came'),
      method: `'cash'`,
      status: `'succeeded'`,
      cents: '600',
      received_cents: '600',
      refunded_cents: `iif(i % 25 = 0, 300, 0)`,
      paid_at: starts,
      created_at: starts,
    },
    paid,
  ),
  insert(
    'refunds',
    {
      id: `'refund-' || i`,
      payment_id: `'payment-' || i`,
      audit_id: change('came'),
      method: `'cash'`,
      status: `'succeeded'`,
      cents: '300',
      reason: `'unused_days'`,
      at: ends,
    },
    `${paid} AND i % 25 = 0`,
  ),
  insert('outbox', {
    id: `'mail-' || i`,
    audit_id: change('made'),
    stay_id: id,
    kind: `'reservation_confirmed'`,
    data: `'{}'`,
    status: `'sent'`,
    next_attempt_at: created,
    sent_at: created,
    created_at: created,
  }),
  insert(
    'contact_messages',
    {
      id,
      name: first,
      email: `'guest@guest.example'`,
      message: `'Do you take skis?'`,
      created_at: created,
    },
    'i % 20 = 0',
  ),
]

/** The statements that make the stays from one number to another, the newest being number 0. */
export function seedStatements(from: number, to: number, now: Date): string[] {
  const values: Record<string, number> = { ':from': from, ':to': to, ':now': now.getTime() }
  const filledIn = (sql: string) =>
    sql.replaceAll(/:(from|to|now)\b/g, (name) => String(values[name]))
  return statements.map(filledIn)
}
