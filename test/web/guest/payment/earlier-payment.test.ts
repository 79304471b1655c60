import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlierPayment } from '../../../../web/guest/payment/earlier-payment.ts'
import { savedPayment, savePayment } from '../../../../web/guest/payment/saved-payments.ts'
import { stubDeviceDatabase } from '../../device-database.ts'

const stay = { startDate: '2026-11-21T09:00:00Z', endDate: '2026-11-23T16:00:00Z' }
const about = { reference: 'TIR-2026-325-K7QM', luggageCount: 2, totalPrice: 1800, ...stay }
const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: 'm', requestId: 'r' } }, { status })
const told = (paymentStatus: string, awaits: string | null) => () =>
  Response.json({ ...about, paymentStatus, awaits })

let answers: (() => Response)[]

const rows = stubDeviceDatabase()

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
  rows.clear()
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  const startedAt = Date.now()
  await savePayment({ paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret', ...about, startedAt })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('promise 28: what a form learns of an earlier payment before it asks for money', () => {
  it.each([
    ['paid', null],
    ['processing', 'bank'],
    ['needs_review', null],
  ])('that it is settled, and how, where it is %s', async (status, awaits) => {
    answers = [told(status, awaits)]
    expect(await earlierPayment(stay)).toMatchObject({
      kind: 'settled',
      paymentIntentId: 'pi_1',
      booking: { paymentStatus: status },
    })
  })

  it('that the guest has yet to confirm it at their bank', async () => {
    answers = [told('pending', 'authentication')]
    expect(await earlierPayment(stay)).toEqual({ kind: 'unfinished' })
    expect(await savedPayment('pi_1')).not.toHaveProperty('ended')
  })

  it.each([
    ['pending', 'payment'],
    ['failed', 'payment'],
  ])(
    'nothing that matters where it is %s: the next one takes its place',
    async (status, awaits) => {
      answers = [told(status, awaits)]
      expect(await earlierPayment(stay)).toBeNull()
      expect(await savedPayment('pi_1')).not.toHaveProperty('ended')
    },
  )

  it.each([
    ['canceled', told('canceled', null)],
    ['refunded', told('refunded', null)],
    ['unknown to the Worker', refused(404, 'not_found')],
  ])('and nothing any more once it is %s', async (_, answer) => {
    answers = [answer]
    expect(await earlierPayment(stay)).toBeNull()
    expect(await savedPayment('pi_1')).toMatchObject({ ended: 'unpaid' })
  })

  it('that the same days are paid, whatever was tried since', async () => {
    answers = [told('paid', null)]
    await earlierPayment(stay)
    const startedAt = Date.now()
    await savePayment({ paymentIntentId: 'pi_2', clientSecret: 'pi_2_secret', ...about, startedAt })
    answers = [told('failed', 'payment'), told('paid', null)]
    expect(await earlierPayment(stay)).toMatchObject({ kind: 'settled', paymentIntentId: 'pi_1' })
  })

  it.each([
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a hotel’s sign-in page', async () => new Response('<html>', { status: 403 })],
    ['a busy Worker', async () => refused(429, 'rate_limited')()],
    ['a Worker without its database', async () => refused(503, 'storage_unavailable')()],
  ])('that it cannot be told yet, where %s answers', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await earlierPayment(stay)).toEqual({ kind: 'unreachable' })
    expect(await savedPayment('pi_1')).not.toHaveProperty('ended')
  })
})
