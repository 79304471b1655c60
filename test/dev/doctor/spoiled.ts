import type { GoodPatient } from './good-patient.ts'

export type Spoil = (patient: GoodPatient) => unknown
/** A thing that is spoiled, and what the doctor has to say of it. */
export type Row = readonly [what: string, spoil: Spoil, named: string]

export const variable =
  (name: string, value: unknown): Spoil =>
  ({ site }) =>
    Object.assign(site.config.vars, { [name]: value })
export const secret =
  (name: string, value: string): Spoil =>
  ({ secrets }) =>
    Object.assign(secrets, { [name]: value })
export const setting =
  (change: object): Spoil =>
  ({ site }) =>
    Object.assign(site.config, change)
export const wrongVariables: Row[] = [
  [
    'a secret key to publish',
    variable('STRIPE_PUBLISHABLE_KEY', 'sk_live_abc'),
    'STRIPE_PUBLISHABLE_KEY is a secret',
  ],
  [
    'a restricted key to publish',
    variable('STRIPE_PUBLISHABLE_KEY', 'rk_live_abc'),
    'STRIPE_PUBLISHABLE_KEY is a secret',
  ],
  [
    'a signing secret to publish',
    variable('STRIPE_PUBLISHABLE_KEY', 'whsec_abc'),
    'STRIPE_PUBLISHABLE_KEY is a secret',
  ],
  [
    'a key with a space before it',
    variable('STRIPE_PUBLISHABLE_KEY', ' pk_live_abc'),
    'STRIPE_PUBLISHABLE_KEY has to begin',
  ],
  [
    'a key without a mode',
    variable('STRIPE_PUBLISHABLE_KEY', 'pk_abc'),
    'STRIPE_PUBLISHABLE_KEY has to begin',
  ],
  [
    'a secret among the variables',
    variable('STRIPE_SECRET_KEY', 'anything'),
    'STRIPE_SECRET_KEY is a secret',
  ],
  [
    'the secret of links among the variables',
    variable('LINK_SECRET', 'anything'),
    'LINK_SECRET is a secret',
  ],
  ['a secret under another name', variable('NOTE', 'use sk_live_abc'), 'NOTE is a secret'],
  [
    'a team without its domain',
    variable('ACCESS_TEAM_DOMAIN', 'myteam'),
    'ACCESS_TEAM_DOMAIN has to be',
  ],
  [
    'a team without https',
    variable('ACCESS_TEAM_DOMAIN', 'http://bags.cloudflareaccess.com'),
    'ACCESS_TEAM_DOMAIN has to be',
  ],
  [
    'a team with a slash at its end',
    variable('ACCESS_TEAM_DOMAIN', 'https://bags.cloudflareaccess.com/'),
    'ACCESS_TEAM_DOMAIN has to be',
  ],
  [
    'a team of somebody else',
    variable('ACCESS_TEAM_DOMAIN', 'https://bags.example.com'),
    'ACCESS_TEAM_DOMAIN has to be',
  ],
  [
    'a team that only begins right',
    variable('ACCESS_TEAM_DOMAIN', 'https://bags.cloudflareaccess.com.evil.example'),
    'ACCESS_TEAM_DOMAIN has to be',
  ],
  ['a short audience', variable('ACCESS_AUD', 'x'), 'ACCESS_AUD has to be'],
  ['owners by their names', variable('OWNERS', 'arta, ben'), 'OWNERS has to be'],
  ['owners with a comma too many', variable('OWNERS', 'arta@bags.al,'), 'OWNERS has to be'],
  ['drawers of nobody', variable('DRAWERS', 'mine'), 'DRAWERS has to be shared or person'],
  ['a sender without an address', variable('MAIL_FROM', 'The office'), 'MAIL_FROM has to be'],
  ['an office without a domain', variable('MAIL_OFFICE', 'office@bags'), 'MAIL_OFFICE has to be'],
  [
    'the private key of backups',
    variable('BACKUP_KEY', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`),
    'BACKUP_KEY is a secret',
  ],
  ['a key of backups cut off', variable('BACKUP_KEY', 'age1qqq'), 'BACKUP_KEY has to be'],
  [
    'a script of payments from elsewhere',
    variable('STRIPE_SCRIPT_URL', 'https://js.example/v3'),
    'STRIPE_SCRIPT_URL is for stand-ins',
  ],
  [
    'payments sent elsewhere',
    variable('STRIPE_API_ORIGIN', 'http://localhost:8788'),
    'STRIPE_API_ORIGIN is for stand-ins',
  ],
]

export const wrongSecrets: Row[] = [
  [
    'a publishable key as the secret one',
    secret('STRIPE_SECRET_KEY', 'pk_live_abc'),
    'STRIPE_SECRET_KEY is a publishable key',
  ],
  [
    'a word as the secret key',
    secret('STRIPE_SECRET_KEY', 'stripe'),
    'STRIPE_SECRET_KEY has to begin',
  ],
  [
    'a secret key of test mode beside a live one',
    secret('STRIPE_SECRET_KEY', 'sk_test_abc'),
    'mix test and live',
  ],
  [
    'a restricted key of test mode beside a live one',
    secret('STRIPE_SECRET_KEY', 'rk_test_abc'),
    'mix test and live',
  ],
  [
    'the id of an endpoint as its signing secret',
    secret('STRIPE_WEBHOOK_SECRET', 'we_abc'),
    'STRIPE_WEBHOOK_SECRET has to begin',
  ],
  ['a short secret of links', secret('LINK_SECRET', 'l'.repeat(31)), 'LINK_SECRET has to have 32'],
  [
    'a short secret of earlier links',
    secret('LINK_SECRET_BEFORE', 'short'),
    'LINK_SECRET_BEFORE has to have 32',
  ],
  [
    'the same secret before and after',
    secret('LINK_SECRET_BEFORE', 'l'.repeat(43)),
    'LINK_SECRET equals',
  ],
  [
    'live keys of an invented business',
    ({ placeholders }) => placeholders.push('Rruga Shembull 1'),
    'is live, but the business still has 1 placeholders',
  ],
]

export const wrongStaging: Row[] = [
  [
    'the real database',
    ({ real, staging }) =>
      Object.assign(staging.config, { d1_databases: real.config.d1_databases }),
    'database_id is the real site',
  ],
  [
    'the real route',
    ({ staging }) =>
      Object.assign(staging.config, {
        routes: ['try.bags.al', { pattern: 'bags.al', custom_domain: true }],
      }),
    'routes is the real site',
  ],
  [
    'the real route in another spelling',
    ({ staging }) => Object.assign(staging.config, { routes: ['try.bags.al', 'bags.al/*'] }),
    'routes is the real site',
  ],
  [
    'the real origin',
    ({ staging }) => Object.assign(staging, { origin: 'https://bags.al' }),
    'SITE_ORIGIN is the real site',
  ],
  [
    'the real limits',
    ({ real, staging }) => Object.assign(staging.config, { ratelimits: real.config.ratelimits }),
    'namespace_id of ratelimits is the real site',
  ],
  [
    'the real photos',
    ({ real, staging }) => {
      const r2_buckets = [{ binding: 'PHOTOS', bucket_name: 'photos' }]
      Object.assign(real.config, { r2_buckets })
      Object.assign(staging.config, { r2_buckets })
    },
    'bucket_name of r2_buckets is the real site',
  ],
  [
    'a live key',
    ({ staging }) => Object.assign(staging.config.vars, { STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }),
    'STRIPE_PUBLISHABLE_KEY is live',
  ],
]

export const missing: Row[] = [
  ['an empty team', variable('ACCESS_TEAM_DOMAIN', ''), 'ACCESS_TEAM_DOMAIN is empty'],
  [
    'no line for the key',
    ({ site }) => Reflect.deleteProperty(site.config.vars, 'STRIPE_PUBLISHABLE_KEY'),
    'STRIPE_PUBLISHABLE_KEY is missing',
  ],
  [
    'an invented sender',
    variable('MAIL_FROM', 'desk@bags.example'),
    'MAIL_FROM is desk@bags.example',
  ],
  [
    'zeros as the database',
    ({ site }) =>
      Object.assign(site.config.d1_databases[0] ?? {}, {
        database_id: '00000000-0000-0000-0000-000000000000',
      }),
    'database_id is not set',
  ],
]

export const warnings: Row[] = [
  [
    'a second route',
    setting({ routes: ['bags.al', 'www.bags.al'] }),
    'routes also says www.bags.al',
  ],
  [
    'test keys on the real site',
    (patient) => {
      variable('STRIPE_PUBLISHABLE_KEY', 'pk_test_abc')(patient)
      secret('STRIPE_SECRET_KEY', 'sk_test_abc')(patient)
    },
    'STRIPE_PUBLISHABLE_KEY is of test mode',
  ],
  [
    'a bucket for backups without their key',
    setting({ r2_buckets: [{ binding: 'BACKUPS', bucket_name: 'b' }] }),
    'BACKUP_KEY is not set',
  ],
  [
    'a live key on this machine',
    ({ devVars }) =>
      Object.assign(devVars, {
        STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
        STRIPE_SECRET_KEY: 'sk_live_abc',
      }),
    'STRIPE_SECRET_KEY is live, and `npm start`',
  ],
  [
    'swapped keys on this machine',
    ({ devVars }) => Object.assign(devVars, { STRIPE_SECRET_KEY: 'pk_test_abc' }),
    '.dev.vars: STRIPE_SECRET_KEY is a publishable key',
  ],
]
