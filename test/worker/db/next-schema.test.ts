import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { stays } from '../../../worker/db/schema/stays.ts'
import { asStaff } from '../support/access.ts'
import { at, contactRequest, reservationRequest, submitKey } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

/** What the migration of a next release may do: the additions that a deploy accepts. */
const additions = [
  'ALTER TABLE stays ADD COLUMN nickname text',
  "ALTER TABLE bags ADD COLUMN shelf text NOT NULL DEFAULT ''",
  'ALTER TABLE payments ADD COLUMN tips integer NOT NULL DEFAULT 0',
  'ALTER TABLE audit ADD COLUMN device text',
  'ALTER TABLE outbox ADD COLUMN bounced_at integer',
  'CREATE TABLE tips (id text PRIMARY KEY NOT NULL, stay_id text REFERENCES stays(id))',
  'CREATE INDEX stays_by_nickname ON stays (nickname)',
]

const till = openTill('next_schema')
const { site, stripe } = till

/** No form accepts a stay that has begun. */
const startToday = (id: string) =>
  till.db
    .update(stays)
    .set({ startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(1, '22:30')) })
    .where(eq(stays.id, id))

beforeAll(async () => {
  await env.DB.batch(additions.map((one) => env.DB.prepare(one)))
})

describe('promise 43: this release works on the schema of the next one', () => {
  it('guests can still reserve and send messages', async () => {
    const reserved = await site.post('/api/reservations', reservationRequest, submitKey())
    expect(reserved.status).toBe(201)
    const written = await site.post('/api/contacts', contactRequest, submitKey())
    expect(written.status).toBe(201)
  })

  it('a card still pays a booking, and staff still check its bags in', async () => {
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId)
    await till.comeBack(intent)
    expect((await till.record(intent.bookingId)).stay.status).toBe('confirmed')
    await startToday(intent.bookingId)
    const staff = await asStaff({ email: 'drita@office.example' })
    const answer = await site.post(
      `/api/staff/stays/${intent.bookingId}/check-in`,
      { tags: [7001, 7002], idSeen: true },
      { ...staff, ...submitKey() },
    )
    expect(answer.status).toBe(200)
  })

  it('/api/health still returns 200', async () => {
    expect((await site.fetch('/api/health')).status).toBe(200)
  })
})
