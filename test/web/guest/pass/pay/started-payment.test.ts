import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '../../../tab-storage.ts'

const token = `g${'A'.repeat(22)}.${'B'.repeat(43)}`
const proof = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret_2' }
const touched = { luggageCount: 3, pickUpDate: '2026-07-28' }
const fromBank =
  '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded'

const location = { pathname: '/pass', search: '', hash: '' }

/** The page as it opens; only the tab's storage survives. */
async function opened(search?: string) {
  Object.assign(location, { hash: '', search: search ? '?payment=pi_1' : '' })
  vi.stubGlobal('paymentReturn', search)
  vi.resetModules()
  return import('../../../../../web/guest/pass/pay/started-payment.ts')
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('sessionStorage', tabStorage())
  vi.stubGlobal('localStorage', tabStorage())
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => {
      const { search, hash } = new URL(to, 'https://luggage.example')
      Object.assign(location, { search, hash })
    },
  })
})

describe('a started payment for a change', () => {
  it("is restored with the form's values after a reload, until it is over", async () => {
    const page = await opened()
    page.keepStarted({ ...proof, token, touched })
    const again = await opened()
    expect(again.startedPayment()).toEqual({ ...proof, token, touched })
    again.forgetStarted()
    expect((await opened()).startedPayment()).toBeNull()
  })

  it('puts the link back into the address when the bank leads back', async () => {
    const page = await opened()
    page.keepStarted({ ...proof, token, touched })
    const back = await opened(fromBank)
    back.takeFromBank()
    expect(location).toMatchObject({ search: '', hash: `#${token}` })
    expect(back.startedPayment()).toEqual({ ...proof, token, touched })
  })

  it('leads to its own pass in a browser that has another payment saved', async () => {
    const page = await opened()
    page.keepStarted({ ...proof, paymentIntentId: 'pi_2', token: 'another', touched })
    const back = await opened(fromBank)
    back.takeFromBank()
    expect(location).toMatchObject({ search: '', hash: '' })
    vi.stubGlobal('fetch', async () => Response.json({ passToken: token }))
    await back.findLink({ ...proof, token: null, touched: {} })
    expect(location.hash).toBe(`#${token}`)
    expect(back.startedPayment()).toEqual({ ...proof, token, touched: {} })
  })

  it('is kept without a clear response, and deleted if the Worker does not know it', async () => {
    const back = await opened(fromBank)
    back.takeFromBank()
    const started = back.startedPayment()
    if (!started) throw new Error('nothing begun')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(back.findLink(started)).rejects.toThrow()
    expect(back.startedPayment()).not.toBeNull()
    // As a hotel's Wi-Fi page or a proxy may respond.
    vi.stubGlobal('fetch', async () => new Response('Not Found', { status: 404 }))
    await expect(back.findLink(started)).rejects.toThrow()
    expect(back.startedPayment()).not.toBeNull()
    const error = { code: 'not_found', message: 'm', requestId: 'r' }
    vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 404 }))
    await back.findLink(started)
    expect(back.startedPayment()).toBeNull()
  })
})
