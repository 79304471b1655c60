import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deploy } from '../../../dev/deploy/deploy.ts'
import { listFiles } from '../../../dev/deploy/earlier-files.ts'
import type { Setup } from '../../../dev/deploy/setup.ts'
import type { Account, Fault } from './stand-in/account.ts'
import { openOffice } from './stand-in/office.ts'

// Each deploy is a dozen processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const secrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'LINK_SECRET']
const bookmark = '00000085-0000024c'
const goBack = 'npx wrangler versions deploy old@100% -y --env=""'

let office: Awaited<ReturnType<typeof openOffice>>
let said: string[]

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

/** An account in which the version `old` serves all visitors. */
const usual = (): Account => ({
  calls: [],
  environments: [],
  refuses: null,
  secrets,
  schema: 1,
  migrated: 2,
  versions: { old: { client: office.live, works: [1, 2], hasDatabase: true } },
  traffic: [{ version_id: 'old', percentage: 100 }],
  earlier: [],
  next: 'new',
  fault: null,
})

beforeEach(() => {
  said = []
  rmSync(join(office.root, 'dist'), { recursive: true, force: true })
  listFiles(office.live)
  office.set(usual())
})

const deployed = (setup: Setup = office.setup()) => deploy(setup, (line) => said.push(line))

/** Steps that went well. */
const steps = () => said.flatMap((line) => /^✓ ([^:]+)/.exec(line)?.[1] ?? [])

/** Returns the version that answers a visitor. */
const serving = async () => (await fetch(`${office.origin}/api/health`)).headers.get('x-version')

describe('promise 43: a release replaces the live one', () => {
  it('in steps, visitors last, and prints the command to go back', async () => {
    expect(await deployed()).toBe(true)
    const { calls, traffic } = office.account()
    const changes = calls.filter(
      (call) => !/^(deployments status|versions view|secret|d1 time)/.test(call),
    )
    expect(changes).toEqual([
      'd1 migrations apply DB --remote',
      expect.stringMatching(/^versions upload --tag [0-9a-f]{10} --message Commit/),
      'versions deploy old@100% new@0% -y',
      'versions deploy new@100% -y',
      'triggers deploy',
    ])
    expect(traffic).toEqual([{ version_id: 'new', percentage: 100 }])
    expect(said.at(-3)).toContain('version new')
    expect(said.at(-3)).toContain(bookmark)
    expect(said.at(-2)).toBe('To go back: npm run rollback -- --to old')
  })

  it('and also serves the previous release’s files, without listing them for the next', async () => {
    await deployed()
    const load = (name: string) => fetch(`${office.origin}/assets/${name}`)
    expect(await (await load('old-entry.js')).text()).toBe('// old')
    expect((await load('new-entry.js')).status).toBe(200)
    const listed = await fetch(`${office.origin}/release-files.json`)
    expect(Object.keys(await listed.json())).toEqual(['new-entry.js', 'vendor.js'])
  })

  it('and warns if the live site lists no files', async () => {
    rmSync(join(office.live, 'release-files.json'))
    expect(await deployed()).toBe(true)
    expect(said.join('\n')).toContain('open pages may have to be loaded again')
  })
})

/** What goes wrong, the step that notices, the reason it gives and the undo it names. */
interface Failure {
  what: string
  account?: Partial<Account>
  before?: (setup: Setup) => void
  step: string
  reason: string | RegExp
  undo: string
}

const nothing = 'nothing to do, nothing was changed.'
const done = 'done. Visitors have the version of before.'
const apiError = 'An unknown error has occurred. [code: 10013]'
const fault = (one: Fault) => ({ fault: one })

const failures: Failure[] = [
  {
    what: 'the doctor finds a problem',
    before: ({ commands }) => {
      commands.doctor = office.node('console.log("  - OWNERS is wrong"); process.exit(1)')
    },
    step: 'Doctor',
    reason: 'OWNERS is wrong',
    undo: nothing,
  },
  {
    what: 'a change has no commit',
    before: ({ root }) => writeFileSync(join(root, 'worker.ts'), ''),
    step: 'Commit',
    reason: 'changed without a commit',
    undo: nothing,
  },
  {
    what: 'a migration takes a column away',
    before: ({ root }) => addMigration(root, 'ALTER TABLE refunds DROP COLUMN bank_reference'),
    step: 'Migrations',
    reason: '9999_sample is not only an addition: refunds: its column bank_reference is gone',
    undo: nothing,
  },
  {
    what: 'the build fails',
    before: ({ commands }) => {
      commands.build = office.node('throw new Error("no such word")')
    },
    step: 'Build',
    reason: /./,
    undo: nothing,
  },
  {
    what: 'Cloudflare does not say what is live',
    account: { refuses: 'deployments status' },
    step: 'Live version',
    reason: apiError,
    undo: nothing,
  },
  {
    what: 'two versions share the visitors',
    account: {
      traffic: [
        { version_id: 'old', percentage: 50 },
        { version_id: 'other', percentage: 50 },
      ],
    },
    step: 'Live version',
    reason: 'two versions share the visitors',
    undo: nothing,
  },
  {
    what: 'a secret is missing',
    account: { secrets: secrets.slice(0, 2) },
    step: 'Secrets',
    reason: 'LINK_SECRET is not set: npx wrangler secret put LINK_SECRET',
    undo: nothing,
  },
  {
    what: 'the database has no bookmark',
    account: { refuses: 'd1 time-travel' },
    step: 'Bookmark',
    reason: apiError,
    undo: nothing,
  },
  {
    what: 'the live site is unhealthy already',
    account: { schema: 0 },
    step: 'Health before',
    reason: '/api/health of the live version answers 503',
    undo: 'nothing was changed. If this release is the repair, add --repair.',
  },
  {
    what: 'a file of the live release is another one',
    before: () => writeFileSync(join(office.live, 'assets/old-entry.js'), 'torn'),
    step: 'Earlier files',
    reason: '/assets/old-entry.js of the live site is another file',
    undo: nothing,
  },
  {
    what: 'the database refuses the migration',
    account: { refuses: 'd1 migrations' },
    step: 'Migrate',
    reason: apiError,
    undo: `d1 time-travel restore DB --bookmark=${bookmark}`,
  },
  {
    what: 'the live version cannot work with the new schema',
    account: { migrated: 5 },
    step: 'Live version on the new schema',
    reason: '/api/health of the live version answers 503',
    undo: `d1 time-travel restore DB --bookmark=${bookmark}`,
  },
  {
    what: 'the upload is refused',
    account: { refuses: 'versions upload' },
    step: 'Upload',
    reason: apiError,
    undo: 'not needed: visitors still have the version of before.',
  },
  {
    what: 'the version cannot be deployed at 0%',
    account: { refuses: 'versions deploy old@100% new@0%' },
    step: '0% of visitors',
    reason: apiError,
    undo: done,
  },
  {
    what: 'Cloudflare ignores the override',
    account: fault('override is ignored'),
    step: 'Smoke test',
    reason: '/api/health was answered by version old, not new',
    undo: done,
  },
  {
    what: 'the new version is unhealthy',
    account: fault('unhealthy'),
    step: 'Smoke test',
    reason: '/api/health answers 503',
    undo: done,
  },
  {
    what: 'the new version refuses the older schema, because nothing was migrated',
    account: { migrated: 1 },
    step: 'Smoke test',
    reason: "/api/health answers 503: this version can't work with the database",
    undo: done,
  },
  {
    what: 'a staff door is open',
    account: fault('staff door is open'),
    step: 'Smoke test',
    reason: '/api/staff/session is open: it answers 200 to a stranger',
    undo: done,
  },
  {
    what: 'the sign-in is on another site',
    account: fault('access sends elsewhere'),
    step: 'Smoke test',
    reason: '/admin is open: it answers 302 to a stranger',
    undo: done,
  },
  {
    what: 'a forged webhook is accepted',
    account: fault('forged webhook is accepted'),
    step: 'Smoke test',
    reason: 'a forged webhook is answered 200, not 400',
    undo: done,
  },
  {
    what: 'a page is in another language',
    account: fault('German page is English'),
    step: 'Smoke test',
    reason: '/de is not in "de"',
    undo: done,
  },
  {
    what: 'the pages are those of another build',
    account: fault('page of another build'),
    step: 'Smoke test',
    reason: "/ is not the page of this build: it doesn't name /assets/new-entry.js",
    undo: done,
  },
  {
    what: 'a page’s script is missing',
    account: fault('script is missing'),
    step: 'Smoke test',
    reason: "/ names /assets/new-entry.js, which doesn't load (404)",
    undo: done,
  },
  {
    what: 'visitors cannot be given the new version',
    account: { refuses: 'versions deploy new@100%' },
    step: '100% of visitors',
    reason: apiError,
    undo: done,
  },
  {
    what: 'the new version breaks once visitors have it',
    account: fault('only breaks for visitors'),
    step: 'Check',
    reason: '/api/health answers 503',
    undo: done,
  },
]

function addMigration(root: string, sql: string) {
  writeFileSync(join(root, 'migrations/9999_sample.sql'), sql)
}

const added = ['worker.ts', 'migrations/9999_sample.sql']

describe('promise 43: after a failed step, all visitors still have the previous version', () => {
  beforeEach(() => {
    for (const name of added) rmSync(join(office.root, name), { force: true })
    writeFileSync(join(office.live, 'assets/old-entry.js'), '// old')
    return () => {
      for (const name of added) rmSync(join(office.root, name), { force: true })
      writeFileSync(join(office.live, 'assets/old-entry.js'), '// old')
    }
  })

  it.each(failures)(
    'if $what, the step $step fails',
    async ({ account, before, step, reason, undo }) => {
      office.set({ ...usual(), ...account })
      // A dry run accepts that the sample migration has no commit.
      const setup = office.setup({ isDryRun: step === 'Migrations' })
      before?.(setup)
      expect(await deployed(setup)).toBe(false)

      expect(said.at(-2)).toMatch(new RegExp(`^✗ ${step} failed: `))
      expect(said.at(-2)).toMatch(reason)
      expect(said.at(-1)).toMatch(/^ {2}Undo: /)
      expect(said.at(-1)).toContain(undo)
      expect(`${said.at(-2)}${said.at(-1)}`).not.toContain('\n')
      expect(steps()).not.toContain('Routes and crons')
      if (!account?.traffic) expect(await serving()).toBe('old')
      const { traffic } = office.account()
      if (undo === done) expect(traffic).toEqual([{ version_id: 'old', percentage: 100 }])
      if (undo === nothing) expect(office.account().calls.filter(isChange)).toEqual([])
    },
  )

  it('a failed last step leaves the new version live and prints a command to repeat', async () => {
    office.set({ ...usual(), refuses: 'triggers deploy' })
    expect(await deployed()).toBe(false)
    expect(said.at(-2)).toMatch(/^✗ Routes and crons failed: .*10013/)
    expect(said.at(-1)).toContain('repeat npx wrangler triggers deploy --env=""')
    expect(await serving()).toBe('new')
  })

  it('prints the undo command if Cloudflare refuses that too', async () => {
    office.set({ ...usual(), fault: 'unhealthy', refuses: 'versions deploy old@100% -y' })
    expect(await deployed()).toBe(false)
    expect(said.at(-1)).toContain(`Undo: ${goBack} (It was tried:`)
    expect(await serving()).toBe('old')
  })
})

const isChange = (call: string) =>
  /^(d1 migrations|versions upload|versions deploy|deploy --tag|triggers)/.test(call)

describe('promise 43: a repair replaces an unhealthy version', () => {
  it('even if the new version is unhealthy too', async () => {
    office.set({ ...usual(), schema: 0, migrated: 0 })
    expect(await deployed(office.setup({ isRepair: true }))).toBe(true)
    expect(await serving()).toBe('new')
  })

  it('but not if a staff route is open to strangers', async () => {
    office.set({ ...usual(), schema: 0, fault: 'staff door is open' })
    expect(await deployed(office.setup({ isRepair: true }))).toBe(false)
    expect(await serving()).toBe('old')
  })
})

describe('promise 43: a first deploy', () => {
  const secretsFile = () => join(office.root, '.git/secrets.env')
  const written = (names: string[]) =>
    writeFileSync(secretsFile(), names.map((name) => `${name}=x\n`).join(''))
  const noWorker = (): Account => ({ ...usual(), traffic: null, versions: {}, schema: 0 })

  it('creates the Worker with its secrets, after migrating the database', async () => {
    office.set(noWorker())
    written(secrets)
    expect(await deployed(office.setup({ secretsFile: secretsFile() }))).toBe(true)
    expect(office.account().calls.filter(isChange)).toEqual([
      'd1 migrations apply DB --remote',
      expect.stringMatching(/^deploy --tag .* --secrets-file .*secrets\.env$/),
    ])
    expect(await serving()).toBe('new')
    expect(readdirSync(join(office.root, 'dist/client'))).toContain('release-files.json')
  })

  it('uses secrets that were set before, on an empty Worker', async () => {
    const versions = {
      empty: { client: '', works: [0, 0] as [number, number], hasDatabase: false },
    }
    office.set({ ...noWorker(), versions, traffic: [{ version_id: 'empty', percentage: 100 }] })
    expect(await deployed()).toBe(true)
    expect(await serving()).toBe('new')
  })

  it.each([
    ['no secrets are given', undefined, 'a new Worker needs its secrets'],
    ['one is missing', secrets.slice(1), 'STRIPE_SECRET_KEY is not set'],
  ])('checks secrets first: it changes nothing if %s', async (_, names, reason) => {
    office.set(noWorker())
    if (names) written(names)
    expect(await deployed(office.setup({ secretsFile: names && secretsFile() }))).toBe(false)
    expect(said.at(-2)).toContain(`✗ Secrets failed: ${reason}`)
    expect(office.account().calls.filter(isChange)).toEqual([])
  })

  it.each([
    ['the database refuses the migration', { refuses: 'd1 migrations' }, 'Migrate', 'no site uses'],
    [
      'the upload is refused',
      { refuses: 'deploy --tag' },
      'Deploy',
      'delete --env="" takes the site off',
    ],
    ['the site is unhealthy', fault('unhealthy'), 'Check', 'delete --env="" takes the site off'],
  ])('prints how to go back if %s', async (_, account, step, undo) => {
    office.set({ ...noWorker(), ...account })
    written(secrets)
    expect(await deployed(office.setup({ secretsFile: secretsFile() }))).toBe(false)
    expect(said.at(-2)).toContain(`✗ ${step} failed: `)
    expect(said.at(-1)).toContain(undo)
  })
})

describe('promise 43: staging is a site of its own', () => {
  it('has its own Worker and address; an unknown environment is refused', () => {
    const staging = office.setup({ environment: 'staging' })
    expect(staging.worker).toBe('tirana-luggage-storage-staging')
    expect(staging.origin).toBe('https://staging.tirana-luggage-storage.example')
    expect(() => office.setup({ environment: 'stagin' })).toThrow('[env.stagin]')
  })

  it('is named in every wrangler command', async () => {
    const { origin } = office
    const staging = { ...office.setup({ environment: 'staging' }), origin }
    expect(await deployed(staging)).toBe(true)
    expect(new Set(office.account().environments)).toEqual(new Set(['staging']))
    expect(said.at(-2)).toBe('To go back: npm run rollback -- --env staging --to old')
  })
})
