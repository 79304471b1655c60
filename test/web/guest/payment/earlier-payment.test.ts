import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlierPayment } from '../../../../web/guest/payment/earlier-payment.ts'
import { savedPayment, savePayment } from '../../../../web/guest/payment/saved-payments.ts'
import { stubDeviceDatabase } from '../../device-database.ts'

const stay = { startDate: '2026-11-21T09:00:00Z', endDate: '2026-11-23T16:00:00Z' }
const about = { reference: 'TIR-2026-325-K7QM', luggageCount: 2, totalPrice: 1800, ...stay }
const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: 'm', requestId: 'r' } }, { status })
const statusResponse = (paymentStatus: string, awaits: string | null) => () =>
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

describe('promise 28: the earlier payment that a form checks before it charges', () => {
  it.each([
    ['paid', null],
    ['processing', 'bank'],
    ['needs_review', null],
  ])('is settled if it is %s', async (status, awaits) => {
    answers = [statusResponse(status, awaits)]
    expect(await earlierPayment(stay)).toMatchObject({
      kind: 'settled',
      paymentIntentId: 'pi_1',
      booking: { paymentStatus: status },
    })
  })

  it('is unfinished while the guest has to confirm it at their bank', async () => {
    answers = [statusResponse('pending', 'authentication')]
    expect(await earlierPayment(stay)).toEqual({ kind: 'unfinished' })
    expect(await savedPayment('pi_1')).not.toHaveProperty('ended')
  })

  it.each([
    ['pending', 'payment'],
    ['failed', 'payment'],
  ])('is null if it is %s: the next payment replaces it', async (status, awaits) => {
    answers = [statusResponse(status, awaits)]
    expect(await earlierPayment(stay)).toBeNull()
    expect(await savedPayment('pi_1')).not.toHaveProperty('ended')
  })

  it.each([
    ['canceled', statusResponse('canceled', null)],
    ['refunded', statusResponse('refunded', null)],
    ['unknown to the Worker', refused(404, 'not_found')],
  ])('is null and marked as unpaid if it is %s', async (_, answer) => {
    answers = [answer]
    expect(await earlierPayment(stay)).toBeNull()
    expect(await savedPayment('pi_1')).toMatchObject({ ended: 'unpaid' })
  })

  it('is the settled one of the same days, whatever was tried since', async () => {
    answers = [statusResponse('paid', null)]
    await earlierPayment(stay)
    const startedAt = Date.now()
    await savePayment({ paymentIntentId: 'pi_2', clientSecret: 'pi_2_secret', ...about, startedAt })
    answers = [statusResponse('failed', 'payment'), statusResponse('paid', null)]
    expect(await earlierPayment(stay)).toMatchObject({ kind: 'settled', paymentIntentId: 'pi_1' })
  })

  it.each([
    ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["a hotel's sign-in page", async () => new Response('<html>', { status: 403 })],
    ['a rate limit', async () => refused(429, 'rate_limited')()],
    ['a storage failure', async () => refused(503, 'storage_unavailable')()],
  ])('is unreachable if the response is %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await earlierPayment(stay)).toEqual({ kind: 'unreachable' })
    expect(await savedPayment('pi_1')).not.toHaveProperty('ended')
  })
})
