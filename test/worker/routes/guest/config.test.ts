import { describe, expect, it } from 'vitest'
import { takeErrors } from '../../support/logs.ts'
import { openSite } from '../../support/site.ts'

describe('the pay page learns how this site takes payments', () => {
  it('the key for browsers, where its script comes from, and nothing else', async () => {
    const site = openSite({
      STRIPE_PUBLISHABLE_KEY: 'pk_test_desk',
      STRIPE_SCRIPT_URL: 'https://scripts.example/stripe.js',
    })
    const answer = await site.fetch('/api/config')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      stripePublishableKey: 'pk_test_desk',
      stripeScriptUrl: 'https://scripts.example/stripe.js',
    })
  })

  it('that there is no key, where nobody has set one', async () => {
    const answer = await openSite({ STRIPE_PUBLISHABLE_KEY: '' }).fetch('/api/config')
    expect(await answer.json()).toEqual({ stripePublishableKey: null, stripeScriptUrl: null })
  })
})

describe('promise 42: a key that is not publishable is never published', () => {
  it.each(['sk_live_1', 'rk_live_1', 'sk_test_1', 'whsec_1', 'pk_1', ' pk_live_1', 'pk_live_'])(
    'not %s, and the log says so',
    async (key) => {
      const answer = await openSite({ STRIPE_PUBLISHABLE_KEY: key }).fetch('/api/config')
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ stripePublishableKey: null })
      expect(takeErrors('misconfigured_setting')).toHaveLength(1)
    },
  )
})
