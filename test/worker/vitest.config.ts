import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import {
  accessAudience,
  linkSecret,
  officeAddress,
  siteOrigin,
  webhookSecret,
} from './support/names.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** They take as long as half of the other tests of the Worker together, and run after these. */
const simulations = [
  'bad-week',
  'simulated-day',
  'two-devices-week',
  'email/mailbox-walk',
  'stripe/walk',
].map((name) => here(`./${name}.test.ts`))
const fuzz = here('./fuzz.test.ts')

const parts = {
  worker: { include: [here('./**/*.test.ts'), here('./**/*.test.tsx')], exclude: simulations },
  simulations: { include: [...simulations, fuzz], exclude: [] },
}

/** The project `worker` draws a few requests, `simulations` many. */
const requests = { worker: 300, simulations: 1500 }

/**
 * Which bad week it is, and how many guests it has: `SEED=7 GUESTS=200 npx vitest run bad-week`; likewise
 * `SEED=7 REQUESTS=20000 npx vitest run --project simulations fuzz`.
 */
const { SEED = 7, GUESTS = 20, REQUESTS } = process.env

/** Tests of the Worker: in workerd, with a real D1, and the stand-ins as the outside world. */
export const workerTests = (name: keyof typeof parts): TestProjectInlineConfiguration => ({
  cacheDir: here('../../node_modules/.vite'),
  // Stripe's SDK names source maps that it does not ship, two hundred times over.
  logLevel: 'error',
  plugins: [
    cloudflareTest(async ({ inject }) => ({
      main: here('../../worker/index.ts'),
      wrangler: { configPath: here('../../wrangler.toml') },
      remoteBindings: false,
      miniflare: {
        // Pages of the tests' own, so that they need no build of the site.
        assets: { directory: here('./site'), binding: 'ASSETS' },
        // Migrated step by step, and filled in between.
        d1Databases: ['EARLIER_DB'],
        // What is kept here stays from test to test.
        r2Buckets: ['PHOTOS'],
        bindings: {
          SITE_ORIGIN: siteOrigin,
          ACCESS_TEAM_DOMAIN: inject('standInOrigin'),
          ACCESS_AUD: accessAudience,
          // Everyone is an owner, whatever this machine's `.dev.vars` say.
          OWNERS: '',
          OWNER_GROUP: '',
          MAIL_OFFICE: officeAddress,
          STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
          STRIPE_SECRET_KEY: 'sk_test_standin',
          STRIPE_WEBHOOK_SECRET: webhookSecret,
          LINK_SECRET: linkSecret,
          STRIPE_API_ORIGIN: inject('standInOrigin'),
          STRIPE_SCRIPT_URL: '',
          WEATHER_ORIGIN: inject('standInOrigin'),
          HEARTBEAT_URL: '',
          FUZZ: { seed: Number(SEED), requests: Number(REQUESTS ?? requests[name]) },
          BAD_WEEK: { seed: Number(SEED), guests: Number(GUESTS) },
          MIGRATIONS: await readD1Migrations(here('../../migrations')),
        },
      },
    })),
  ],
  test: {
    name,
    // Two files at a time on two cores; a project with plugins of its own does not take it from the root.
    maxWorkers: '100%',
    // One workerd for all files, with an empty database for each: starting one takes over a second.
    isolate: false,
    ...parts[name],
    // Roomy, for machines that do other things beside.
    testTimeout: 60_000,
    globalSetup: here('./support/stand-ins.ts'),
    setupFiles: [here('./support/setup.ts')],
    // One module each instead of hundreds: loading Stripe's SDK would take most of the run.
    deps: { optimizer: { ssr: { enabled: true, include: ['stripe', 'jose', 'zod/mini'] } } },
  },
})
