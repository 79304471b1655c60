import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Bindings, settingsProblems } from '../../worker/env.ts'
import { linkToken } from '../../worker/pass/links.ts'
import { asStaff } from './support/access.ts'
import { takeErrors } from './support/logs.ts'
import { linkSecret } from './support/names.ts'
import { paymentRequest, reservationRequest, submitKey } from './support/requests.ts'
import { openSite, type Site } from './support/site.ts'
import { openTill } from './support/till.ts'

const { stripe } = openTill('wrong_settings')
let staff: Record<string, string>
let lostPass: Record<string, string>

beforeAll(async () => {
  staff = await asStaff()
  const token = await linkToken(linkSecret, { purpose: 'guest', id: crypto.randomUUID() })
  lostPass = { authorization: `Bearer ${token}` }
})

function openWith(bindings: object): Site {
  return openSite({ STRIPE_SECRET_KEY: stripe.secretKey, ...bindings })
}

/** A call of each part of the API. */
const calls = {
  health: (site: Site) => site.fetch('/api/health'),
  config: (site: Site) => site.fetch('/api/config'),
  reserve: (site: Site) => site.post('/api/reservations', reservationRequest, submitKey()),
  pay: (site: Site) => site.post('/api/create-payment-intent', paymentRequest, submitKey()),
  forgedEvent: (site: Site) => site.post('/api/stripe/webhook', {}, { 'stripe-signature': 'x' }),
  pass: (site: Site) => site.fetch('/api/pass', { headers: lostPass }),
  weather: (site: Site) => site.fetch('/api/weather'),
  desk: (site: Site) => site.fetch('/api/staff/session', { headers: staff }),
  deskStatus: (site: Site) => site.fetch('/api/staff/status', { headers: staff }),
}

type Call = keyof typeof calls

/** How they answer where every setting is right. The stay of the pass is lost. */
const usual: Record<Call, number> = {
  health: 200,
  config: 200,
  reserve: 201,
  pay: 200,
  forgedEvent: 400,
  pass: 503,
  weather: 200,
  desk: 200,
  deskStatus: 200,
}

async function answersOf(site: Site): Promise<Record<Call, number>> {
  const answered = { ...usual }
  for (const [name, call] of Object.entries(calls) as [Call, (typeof calls)[Call]][])
    answered[name] = (await call(site)).status
  return answered
}

/** Settings that were named in the log since the last call. */
function namedInLog(): unknown[] {
  const refused = takeErrors('request_failed').filter(({ code }) => code === 'misconfigured')
  const doneWithout = takeErrors('misconfigured_setting')
  const unsent = takeErrors('email_failed').map(({ lastError }) => lastError)
  return [
    ...refused.map(({ reason }) => reason),
    ...doneWithout.map(({ setting }) => setting),
    ...unsent,
  ]
}

const worst: [what: string, bindings: Record<string, string>, fails: Partial<Record<Call, 500>>][] =
  [
    ['a secret key to publish', { STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, {}],
    [
      'a publishable key as the secret one',
      { STRIPE_SECRET_KEY: 'pk_live_1' },
      { pay: 500, forgedEvent: 500 },
    ],
    ['no secret key', { STRIPE_SECRET_KEY: '' }, { pay: 500, forgedEvent: 500 }],
    ['a key as the signing secret', { STRIPE_WEBHOOK_SECRET: 'sk_live_1' }, { forgedEvent: 500 }],
    ['a team without its domain', { ACCESS_TEAM_DOMAIN: 'myteam' }, { desk: 500, deskStatus: 500 }],
    [
      'somebody else’s team',
      { ACCESS_TEAM_DOMAIN: 'https://cloudflareaccess.com.example' },
      { desk: 500, deskStatus: 500 },
    ],
    ['owners without addresses', { OWNERS: 'arta' }, { desk: 500, deskStatus: 500 }],
    ['drawers of nobody', { DRAWERS: 'mine' }, {}],
    ['a short secret of links', { LINK_SECRET: 'short' }, { pass: 500 }],
    ['an office without an address', { MAIL_OFFICE: 'office' }, {}],
    ['a private key for backups', { BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}` }, {}],
    ['weather from nowhere', { WEATHER_ORIGIN: 'weather' }, { weather: 500 }],
    ['an origin with a path', { SITE_ORIGIN: 'https://luggage.test/' }, { reserve: 500, pay: 500 }],
  ]

describe('promise 42: a wrong setting fails only what needs it', () => {
  it('and nothing fails where every setting is right', async () => {
    expect(await answersOf(openWith({}))).toEqual(usual)
    expect(settingsProblems(openWith({}).bindings)).toEqual([])
    takeErrors('request_failed')
  })

  it.each(worst)('%s', async (_, bindings, fails) => {
    const site = openWith(bindings)
    const [name] = Object.keys(bindings)
    expect(settingsProblems(site.bindings)).toEqual([name])
    expect(await answersOf(site)).toEqual({ ...usual, health: 503, ...fails })
    const named = namedInLog()
    if (Object.keys(fails).length > 0) expect(named).toContain(name)
    expect(named.filter((one) => one !== name && one !== 'misconfigured')).toEqual([])
  })

  it('and all names are known where nothing is set', () => {
    const { DB, ASSETS, EMAIL, PUBLIC_WRITES } = env as unknown as Bindings
    expect(settingsProblems({ DB, ASSETS, EMAIL, PUBLIC_WRITES })).toEqual([
      ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'MAIL_FROM', 'MAIL_OFFICE'],
    ])
  })
})

describe('promise 42: where a setting is wrong', () => {
  it('emails wait, and leave once it is right', async () => {
    const site = openWith({ MAIL_FROM: 'The office' })
    expect((await calls.reserve(site)).status).toBe(201)
    expect(takeErrors('email_failed').at(0)).toMatchObject({ lastError: 'misconfigured' })
    expect(site.mailbox.sent).toEqual([])
    const repaired = openWith({})
    await repaired.runJobs(60)
    expect(repaired.mailbox.sent.length).toBeGreaterThan(0)
  })

  it('a guest has a reservation without a link, and the email with the link waits', async () => {
    const site = openWith({ LINK_SECRET: 'short' })
    const answer = await calls.reserve(site)
    expect(await answer.json()).toMatchObject({ passToken: null })
    expect(takeErrors('misconfigured_setting')).toMatchObject([{ setting: 'LINK_SECRET' }])
    expect(takeErrors('email_failed').at(0)).toMatchObject({ lastError: 'misconfigured' })
  })

  it('links of today open, even if the earlier secret is the wrong one', async () => {
    const site = openWith({ LINK_SECRET_BEFORE: 'short' })
    const reserved = await calls.reserve(site)
    const { passToken } = await reserved.json<{ passToken: string }>()
    const headers = { authorization: `Bearer ${passToken}` }
    expect((await site.fetch('/api/pass', { headers })).status).toBe(200)
  })

  it('System Status says that the key is refused', async () => {
    const site = openWith({ STRIPE_SECRET_KEY: 'pk_live_1' })
    const answer = await calls.deskStatus(site)
    expect(await answer.json()).toMatchObject({ payments: { state: 'key_refused' } })
    expect(takeErrors('misconfigured_setting')).toMatchObject([{ setting: 'STRIPE_SECRET_KEY' }])
  })
})
