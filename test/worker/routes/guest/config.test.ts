import { describe, expect, it } from 'vitest'
import { openSite } from '../../support/site.ts'

describe('the pay page learns how this site takes payments', () => {
  it('the key for browsers, where its script comes from, and nothing else', async () => {
    const site = openSite({
      STRIPE_PUBLISHABLE_KEY: 'pk_of_the_desk',
      STRIPE_SCRIPT_URL: 'https://scripts.example/stripe.js',
    })
    const answer = await site.fetch('/api/config')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      stripePublishableKey: 'pk_of_the_desk',
      stripeScriptUrl: 'https://scripts.example/stripe.js',
    })
  })

  it('that there is no key, where nobody has set one', async () => {
    const answer = await openSite({ STRIPE_PUBLISHABLE_KEY: '' }).fetch('/api/config')
    expect(await answer.json()).toEqual({ stripePublishableKey: null, stripeScriptUrl: null })
  })
})

it('whoever watches over the site hears that it answers', async () => {
  const answer = await openSite().fetch('/api/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true })
})
