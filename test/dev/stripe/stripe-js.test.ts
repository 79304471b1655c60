import { runInNewContext } from 'node:vm'
import { loadStripe } from '@stripe/stripe-js/pure'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runningStandIns } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
beforeAll(async () => {
  world = await runningStandIns()
  const script = await (await fetch(`${world.origin}/stripe.js`)).text()
  const page = {
    window: {},
    document: {},
    location: { href: world.origin },
    HTMLScriptElement: class {},
    URL,
  }
  runInNewContext(script, page)
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', {})
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await world.close()
})

test('loadStripe accepts the script as the expected release of Stripe.js', async () => {
  const warned = vi.spyOn(console, 'warn')
  const stripe = await loadStripe('pk_test_standin')
  expect(warned).not.toHaveBeenCalled()
  // What @stripe/react-stripe-js looks for before it accepts an object as Stripe.
  for (const method of ['elements', 'createToken', 'createPaymentMethod', 'confirmCardPayment']) {
    expect(stripe).toHaveProperty(method, expect.any(Function))
  }
})

test('a page’s mistakes are refused as by Stripe.js', async () => {
  const stripe = await loadStripe('pk_test_standin')
  expect(() => stripe?.elements({ mode: 'payment', amount: 10.5, currency: 'eur' })).toThrow(
    'amount',
  )
  const elements = stripe?.elements({ mode: 'payment', amount: 900, currency: 'eur' })
  const early = stripe?.confirmPayment({
    elements: elements as NonNullable<typeof elements>,
    clientSecret: 'pi_1_secret_2',
    redirect: 'if_required',
  })
  await expect(early).rejects.toThrow('elements.submit() must be called')
})
