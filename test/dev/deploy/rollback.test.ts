import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { rollback } from '../../../dev/deploy/rollback.ts'
import type { Account, Traffic } from './stand-in/account.ts'
import { openOffice } from './stand-in/office.ts'

// Each roll-back is some processes, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let office: Awaited<ReturnType<typeof openOffice>>
let said: string[]

beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const all = (id: string): Traffic => [{ version_id: id, percentage: 100 }]
const version = { client: '', works: [1, 2] as [number, number], hasDatabase: true }
const tagged = (tag: string) => ({ ...version, tag })

/** An account with three releases, of which the third is live. */
const usual = (): Account => ({
  calls: [],
  environments: [],
  refuses: null,
  secrets: [],
  schema: 2,
  migrated: 2,
  versions: { one: tagged('a1'), two: tagged('b2'), three: tagged('c3') },
  // While the third was tried, visitors still had the second.
  earlier: [all('one'), all('two'), [...all('two'), { version_id: 'three', percentage: 0 }]],
  traffic: all('three'),
  next: '',
  fault: null,
})

beforeEach(() => {
  said = []
  office.set(usual())
})

const back = (to?: string, setup = office.setup()) => rollback(setup, to, (line) => said.push(line))

/** Returns the version that answers a visitor. */
const serving = async () => (await fetch(`${office.origin}/api/health`)).headers.get('x-version')

describe('promise 43: npm run rollback gives visitors the release before', () => {
  it('checks that it answers, and prints the undo', async () => {
    expect(await back()).toBe(true)
    expect(await serving()).toBe('two')
    expect(said.at(-3)).toBe('✓ Check: healthy')
    expect(said.at(-2)).toContain('has version two. Undo: npm run rollback -- --to three')
  })

  it('goes one release further back the second time, not forward', async () => {
    await back()
    expect(await back()).toBe(true)
    expect(await serving()).toBe('one')
  })

  it('gives another version if one is named', async () => {
    expect(await back('one')).toBe(true)
    expect(await serving()).toBe('one')
  })

  it('skips the empty Worker that a secret made before the first deploy', async () => {
    office.set({
      ...usual(),
      versions: { ...usual().versions, empty: { ...version, hasDatabase: false } },
      earlier: [all('one'), all('empty')],
    })
    expect(await back()).toBe(true)
    expect(await serving()).toBe('one')
  })

  it('skips versions that a changed secret made, which may close the site', async () => {
    office.set({
      ...usual(),
      versions: { ...usual().versions, closed: version, opened: version },
      earlier: [all('one'), all('two'), all('three'), all('closed')],
      traffic: all('opened'),
    })
    expect(await back()).toBe(true)
    expect(await serving()).toBe('two')
  })

  it('names staging in every command', async () => {
    const { origin } = office
    expect(await back(undefined, { ...office.setup({ environment: 'staging' }), origin })).toBe(
      true,
    )
    expect(new Set(office.account().environments)).toEqual(new Set(['staging']))
    expect(said.at(-2)).toContain('Undo: npm run rollback -- --env staging --to three')
  })
})

const nothing = 'nothing to do, nothing was changed.'
const forward = 'npm run rollback -- --to three, or deploy a repair: npm run deploy -- --repair'
const strange = { ...tagged('b2'), works: [0, 1] as [number, number] }

describe('promise 43: a roll-back that fails says what to do', () => {
  it.each<[string, Partial<Account>, string | undefined, string, string, string]>([
    ['nothing is deployed', { traffic: null }, undefined, 'Live version', 'nothing is', nothing],
    [
      'no version is known from before',
      { earlier: [] },
      undefined,
      'Version to go back to',
      'name one with --to',
      nothing,
    ],
    ['the version is live', {}, 'three', 'Version to go back to', 'live already', nothing],
    [
      'Cloudflare refuses',
      { refuses: 'versions deploy two@100%' },
      undefined,
      '100% of visitors',
      '10013',
      forward,
    ],
    [
      'the version before can’t work with the database',
      { versions: { ...usual().versions, two: strange } },
      undefined,
      'Check',
      '/api/health answers 503',
      forward,
    ],
  ])('if %s', async (_, account, to, step, reason, undo) => {
    office.set({ ...usual(), ...account })
    expect(await back(to)).toBe(false)
    expect(said.at(-2)).toMatch(new RegExp(`^✗ ${step} failed: .*${reason}`))
    expect(said.at(-1)).toContain(undo)
  })
})
