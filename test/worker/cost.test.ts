import { describe, expect, it } from 'vitest'
import { asStaff } from './support/access.ts'
import { paymentRequest, reservationRequest, submitKey } from './support/requests.ts'
import { openTill } from './support/till.ts'

const till = openTill('cost')
const { site, stripe } = till

/** Rows of D1 that the work reads and writes. */
async function rowsOf(work: () => Promise<unknown>) {
  site.meter.reset()
  const rows = { read: 0, written: 0 }
  site.meter.rows = rows
  await work()
  site.meter.rows = null
  return rows
}

const headers = await asStaff()

/** Measured with sixty other bookings; docs/scaling.md multiplies these. */
describe('rows of D1, as docs/scaling.md counts them', () => {
  it('are at most as many for a stay that was paid online and came', async () => {
    for (let count = 0; count < 60; count += 1) await till.book()
    const most = async (
      read: number,
      written: number,
      what: string,
      work: () => Promise<unknown>,
    ) => {
      const rows = await rowsOf(work)
      expect.soft(rows.read, what).toBeLessThanOrEqual(read)
      expect.soft(rows.written, what).toBeLessThanOrEqual(written)
    }
    let intent: Awaited<ReturnType<typeof till.book>> | null = null
    await most(60, 105, 'a booking', async () => {
      intent = await till.book(paymentRequest)
    })
    if (!intent) throw new Error('no booking')
    const { paymentIntentId, bookingId } = intent
    await stripe.pay(paymentIntentId)
    await most(300, 60, 'the events of its payment', () => till.deliverAll(paymentIntentId))
    const act = (action: string, body: object) =>
      site.post(`/api/staff/stays/${bookingId}/${action}`, body, { ...headers, ...submitKey() })
    await most(60, 40, 'its check-in', () => act('check-in', { tags: [1], idSeen: true }))
    await most(220, 60, 'its check-out, with a refund of days', () =>
      act('check-out', { tags: [1], outTo: 'guest' }),
    )
  })

  it.each([
    [
      'a reservation',
      120,
      120,
      () => site.post('/api/reservations', reservationRequest, submitKey()),
    ],
    ['the desk’s list of the day', 80, 12, () => site.fetch('/api/staff/day', { headers })],
    ['To do', 180, 0, () => site.fetch('/api/staff/attention', { headers })],
  ] as const)('are at most as many for %s', async (_, read, written, work) => {
    const rows = await rowsOf(work)
    expect(rows.read).toBeLessThanOrEqual(read)
    expect(rows.written).toBeLessThanOrEqual(written)
  })
})
