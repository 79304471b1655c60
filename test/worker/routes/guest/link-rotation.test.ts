import { describe, expect, it } from 'vitest'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { linkSecret } from '../../support/names.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { openSite, type Site } from '../../support/site.ts'

const newSecret = 'a-secret-that-came-after-the-first-one'

/** One database in each step of a rotation. */
const before = openSite()
const during = openSite({ LINK_SECRET: newSecret, LINK_SECRET_BEFORE: linkSecret })
const after = openSite({ LINK_SECRET: newSecret })

let guests = 0

/** The link in the response to a new reservation, and the one in its email. */
async function reserved(site: Site) {
  guests += 1
  const customerEmail = `rotation${guests}@guest.example`
  const request = { ...reservationRequest, customerEmail }
  const answer = await site.post('/api/reservations', request, submitKey())
  const { passToken } = await answer.json<{ passToken: string }>()
  await site.runJobs(1)
  const email = site.mailbox.sent.find(({ to }) => JSON.stringify(to).includes(customerEmail))
  const [, emailed] = /\/pass#([\w.-]+)/.exec(email?.text ?? '') ?? []
  return { passToken, emailed }
}

const holding = (token: string) => ({ authorization: `Bearer ${token}` })

async function opens(site: Site, path: string, token: string): Promise<number> {
  return (await site.fetch(path, { headers: holding(token) })).status
}

async function pickUpPass(site: Site, passToken: string): Promise<string> {
  const named = { name: 'Anna Ferri', tags: null, items: null }
  const headers = { ...holding(passToken), ...submitKey() }
  const answer = await site.post('/api/pass/collectors', named, headers)
  return (await answer.json<Pass>()).collectors[0]?.token ?? ''
}

describe('promise 19: rotating the secret of links', () => {
  it('keeps sent links open until the old secret is removed', async () => {
    const { passToken, emailed } = await reserved(before)
    expect(emailed).toBe(passToken)
    const collector = await pickUpPass(before, passToken)
    expect(await opens(during, '/api/pass', passToken)).toBe(200)
    expect(await opens(during, '/api/pass/collector', collector)).toBe(200)
    expect(await opens(after, '/api/pass', passToken)).toBe(404)
    expect(await opens(after, '/api/pass/collector', collector)).toBe(404)
  })

  it('signs new links with the new secret, in responses, emails and pick-up passes', async () => {
    const { passToken, emailed } = await reserved(during)
    expect(emailed).toBe(passToken)
    const collector = await pickUpPass(during, passToken)
    expect(await opens(after, '/api/pass', passToken)).toBe(200)
    expect(await opens(after, '/api/pass/collector', collector)).toBe(200)
    expect(await opens(before, '/api/pass', passToken)).toBe(404)
  })

  it('opens nothing with only the previous secret', async () => {
    const { passToken } = await reserved(before)
    const off = openSite({ LINK_SECRET: '', LINK_SECRET_BEFORE: linkSecret })
    expect(await opens(off, '/api/pass', passToken)).toBe(404)
  })
})
