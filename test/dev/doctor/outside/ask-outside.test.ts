import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Level } from '../../../../dev/doctor/finding.ts'
import { askOutside } from '../../../../dev/doctor/outside/ask-outside.ts'
import { neededEvents } from '../../../../domain/stripe/needed-events.ts'
import { goodPatient, goodStaging } from '../good-patient.ts'
import {
  type Answers,
  application,
  endpoint,
  goodAnswers,
  hangs,
  list,
  named,
  paths,
  refusesCloudflare,
  refusesStripe,
  result,
  says,
  staffAddresses,
  vendors,
  walletDomain,
} from './vendors.ts'

let outside: Awaited<ReturnType<typeof vendors>>
beforeAll(async () => {
  outside = await vendors()
})
afterAll(() => outside.close())

const patience = 10_000

/** The real site, with photos, and keys to ask with. */
function inside(secrets: Record<string, string> = {}, patient = goodPatient()) {
  Object.assign(patient.site.config, {
    r2_buckets: [{ binding: 'PHOTOS', bucket_name: 'photos' }],
  })
  return {
    site: patient.site,
    migrations: ['0000_start.sql', '0001_more.sql'],
    secrets: {
      ...patient.secrets,
      CLOUDFLARE_ACCOUNT_ID: 'acc',
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_API_BASE_URL: outside.origin,
      STRIPE_API_ORIGIN: outside.origin,
      ...secrets,
    },
  }
}

function found(changes: Answers, secrets: Record<string, string> = {}) {
  outside.willAnswer({ ...goodAnswers(), ...changes })
  return askOutside(inside(secrets), patience)
}

const said = (level: Level, text: string) => ({ level, text: expect.stringContaining(text) })
const country = said('note', "Stripe's account is one of DE")

const withPaths = (uris: string[]) => ({ destinations: uris.map((uri) => ({ uri })) })
const apps = (...all: object[]): Answers => ({ [paths.apps]: result(all) })

describe('promise 42: the doctor asks Cloudflare and Stripe', () => {
  it('and finds nothing where all is right', async () => {
    expect(await found({})).toEqual([country])
  })

  it('each with its own key, and nothing but what it needs', async () => {
    outside.asked.length = 0
    await found({})
    const keys = new Set(outside.asked.map((line) => line.replace(/ \/(v1)?.*/, ' $1')))
    expect(keys).toEqual(new Set(['Bearer token ', 'Bearer sk_live_abc v1']))
    expect(outside.asked).toHaveLength(Object.keys(paths).length)
  })

  it('neither without a key, and says which would let it', async () => {
    const noKeys = { CLOUDFLARE_API_TOKEN: '', STRIPE_SECRET_KEY: '' }
    outside.asked.length = 0
    expect(await found({}, noKeys)).toEqual([
      said('note', 'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN in the environment'),
      said('note', 'STRIPE_SECRET_KEY in the environment'),
    ])
    expect(outside.asked).toEqual([])
  })

  it('and never Stripe with a key that isn’t secret', async () => {
    outside.asked.length = 0
    await found({}, { STRIPE_SECRET_KEY: 'pk_live_abc' })
    expect(outside.asked.filter((line) => line.includes('/v1/'))).toEqual([])
  })
})

describe('promise 42: at Cloudflare, the doctor finds', () => {
  it.each<[string, Answers, Level, string]>([
    [
      'no application with that audience',
      apps(application({ aud: 'b2'.repeat(32) })),
      'wrong',
      'audience tag of ACCESS_AUD',
    ],
    [
      'a language without a door',
      apps(application(withPaths(['bags.al/admin', 'bags.al/it/admin', 'bags.al/api/staff']))),
      'wrong',
      'leaves out /sq/admin and 34 more',
    ],
    [
      'the API without a door',
      apps(application(withPaths(staffAddresses.filter((uri) => uri !== 'bags.al/api/staff')))),
      'wrong',
      'leaves out /api/staff/session,',
    ],
    [
      'only what lies below a page',
      apps(application(withPaths([...staffAddresses.slice(1), 'bags.al/admin/*']))),
      'wrong',
      'leaves out /admin,',
    ],
    [
      'doors of another host',
      apps(application(withPaths(staffAddresses.map((uri) => uri.replace('bags', 'sacs'))))),
      'wrong',
      'leaves out /api/staff/session and ',
    ],
    [
      'a door that is always open',
      apps(
        application(),
        application({
          aud: 'c3',
          policies: [{ decision: 'bypass' }],
          ...withPaths(['bags.al/admin/till']),
        }),
      ),
      'wrong',
      'leaves out /admin/till,',
    ],
    [
      'a door of another application',
      apps(application(), application({ aud: 'c3', ...withPaths(['bags.al/admin/till']) })),
      'wrong',
      'another application than that of ACCESS_AUD has /admin/till.',
    ],
    [
      'a door before what guests write',
      apps(application(withPaths([...staffAddresses, 'bags.al/api/bookings']))),
      'wrong',
      'has /api/bookings, which guests need',
    ],
    [
      'a door before the whole site',
      apps(application(withPaths(['bags.al/*']))),
      'wrong',
      'has / and ',
    ],
    [
      'cookies of one path',
      apps(application({ path_cookie_attribute: true })),
      'wrong',
      'path attribute is on',
    ],
    [
      'a sender that was not onboarded',
      { [paths.senders]: result([]) },
      'missing',
      'may not send from bags.al',
    ],
    [
      'a sender that was switched off',
      { [paths.senders]: result([{ name: 'bags.al', enabled: false }]) },
      'missing',
      'may not send from bags.al',
    ],
    [
      'a sender of somebody else’s domain',
      { [paths.zones]: result([{ id: 'z1', name: 'ags.al' }]) },
      'missing',
      'may not send from bags.al',
    ],
    [
      'a database of another account',
      { [paths.database]: refusesCloudflare(404) },
      'wrong',
      'database_id is of no database',
    ],
    [
      'the id of another database',
      { [paths.database]: result({ name: 'tirana-luggage-storage-staging' }) },
      'wrong',
      'database_id is that of tirana-luggage-storage-staging',
    ],
    [
      'migrations that wait',
      { [paths.query]: result([{ results: named('0000_start.sql') }]) },
      'note',
      'will apply 0001_more.sql',
    ],
    [
      'a database that is new',
      { [paths.query]: refusesCloudflare(400) },
      'note',
      'will apply 0000_start.sql and 0001_more.sql',
    ],
    [
      'migrations of a later release',
      {
        [paths.query]: result([{ results: named('0000_start.sql', '0001_more.sql', '0002.sql') }]),
      },
      'warning',
      'The database has 0002.sql',
    ],
    [
      'no bucket',
      { [paths.bucket]: refusesCloudflare(404) },
      'wrong',
      'npx wrangler r2 bucket create photos',
    ],
    [
      'a free plan',
      { [paths.plans]: result([{ rate_plan: { id: 'teams_free', public_name: 'Teams Free' } }]) },
      'warning',
      'no subscription is called Workers Paid',
    ],
  ])('%s', async (_, answers, level, text) => {
    expect(await found(answers)).toEqual([said(level, text), country])
  })

  it('a secret that was never set, unless the first deploy brings it', async () => {
    const answers = { [paths.secrets]: result(named('STRIPE_SECRET_KEY')) }
    expect(await found(answers)).toEqual([country])
    expect(await found(answers, { LINK_SECRET: '' })).toEqual([
      said('missing', 'npx wrangler secret put LINK_SECRET`'),
      country,
    ])
  })

  it('nothing wrong in a Worker that isn’t there yet', async () => {
    expect(await found({ [paths.secrets]: refusesCloudflare(404) })).toEqual([country])
  })

  it('a whole site behind a door fits, if guests’ paths are open', async () => {
    const whole = application(withPaths(['bags.al/admin', '*.al/*/admin', 'bags.al/api/staff']))
    expect(await found(apps(whole))).toEqual([country])
  })

  it('what staging needs, by its own names', async () => {
    outside.willAnswer(goodAnswers())
    const findings = await askOutside(inside({}, goodStaging()), patience)
    expect(findings).toContainEqual(
      said('wrong', '[env.staging]: database_id is of no database of this Cloudflare account'),
    )
    expect(findings).toContainEqual(
      said('wrong', 'no endpoint is https://try.bags.al/api/stripe/webhook'),
    )
  })
})

describe('promise 42: at Stripe, the doctor finds', () => {
  it.each<[string, Answers, Level, string]>([
    ['no endpoint', { [paths.endpoints]: list() }, 'wrong', 'no endpoint is https://bags.al/api'],
    [
      'an endpoint of another site',
      { [paths.endpoints]: list(endpoint({ url: 'https://www.bags.al/api/stripe/webhook' })) },
      'wrong',
      'no endpoint is https://bags.al/api',
    ],
    [
      'an endpoint that is disabled',
      { [paths.endpoints]: list(endpoint({ status: 'disabled' })) },
      'wrong',
      'endpoint is disabled',
    ],
    [
      'two endpoints',
      { [paths.endpoints]: list(endpoint(), endpoint({ id: 'we_2' })) },
      'wrong',
      'several endpoints',
    ],
    [
      'a domain without wallets',
      { [paths.domains]: list() },
      'warning',
      'bags.al is not active for Apple Pay, Google Pay, and Link',
    ],
    [
      'a domain that is switched off',
      { [paths.domains]: list(walletDomain({ enabled: false })) },
      'warning',
      'bags.al is not active for Apple Pay, Google Pay, and Link',
    ],
    [
      'a domain that Apple has yet to check',
      { [paths.domains]: list(walletDomain({ apple_pay: { status: 'inactive' } })) },
      'warning',
      'bags.al is not active for Apple Pay,',
    ],
  ])('%s', async (_, answers, level, text) => {
    expect(await found(answers)).toEqual([country, said(level, text)])
  })

  it.each(neededEvents)('an endpoint without %s', async (event) => {
    const sent = neededEvents.filter((name) => name !== event)
    const answers = { [paths.endpoints]: list(endpoint({ enabled_events: sent })) }
    expect(await found(answers)).toEqual([country, said('wrong', `lacks the events ${event}`)])
  })

  it('nothing wrong in an endpoint for all events', async () => {
    const answers = { [paths.endpoints]: list(endpoint({ enabled_events: ['*'] })) }
    expect(await found(answers)).toEqual([country])
  })

  it('an account that can’t take money, which matters for real money', async () => {
    const answers = { [paths.account]: says({ country: 'DE', charges_enabled: false }) }
    const text = 'can’t take real payments yet'
    expect(await found(answers)).toEqual([country, said('wrong', text)])
    const test = { STRIPE_SECRET_KEY: 'sk_test_abc' }
    expect(await found(answers, test)).toEqual([country, said('warning', text)])
  })

  it('that it refuses the key, once', async () => {
    const refused = refusesStripe(401)
    const answers = {
      [paths.account]: refused,
      [paths.endpoints]: refused,
      [paths.domains]: refused,
    }
    expect(await found(answers)).toEqual([said('wrong', 'Stripe refuses STRIPE_SECRET_KEY')])
  })
})

describe('promise 42: a vendor in trouble refuses no deploy', () => {
  const cloudflare = [paths.apps, paths.zones, paths.secrets, paths.database, paths.bucket]
  it.each([...cloudflare, paths.senders, paths.query, paths.plans])(
    'Cloudflare’s, and the doctor says what it could not learn: %s',
    async (path) => {
      for (const [answer, text] of [
        [refusesCloudflare(403), 'Cloudflare refuses CLOUDFLARE_API_TOKEN for '],
        [refusesCloudflare(500), '(status 500)'],
        [result('something else'), '(an answer in another form)'],
      ] as const) {
        if (path === paths.bucket && text.includes('another form')) continue
        expect(await found({ [path]: answer })).toEqual([said('warning', text), country])
      }
    },
  )

  it.each([paths.account, paths.endpoints, paths.domains])(
    'Stripe’s, and the doctor says what it could not learn: %s',
    async (path) => {
      for (const [answer, text] of [
        [refusesStripe(403), 'has no permission to read'],
        [refusesStripe(500), 'Stripe said nothing about'],
      ] as const) {
        const findings = await found({ [path]: answer })
        expect(findings.filter(({ level }) => level !== 'note')).toEqual([said('warning', text)])
      }
    },
  )

  it('and a vendor that never answers is not waited for', async () => {
    const silent = Object.fromEntries(Object.values(paths).map((path) => [path, hangs]))
    outside.willAnswer(silent)
    const findings = await askOutside(inside(), 100)
    const texts = findings.map(({ level, text }) => `${level}: ${text}`)
    expect(texts.filter((text) => text.includes('(no answer): try again'))).toHaveLength(6)
    expect(texts.filter((text) => text.startsWith('warning: Stripe said nothing'))).toHaveLength(3)
    expect(texts).toHaveLength(9)
  })
})
