import { describe, expect, it } from 'vitest'
import { wrongSettings } from '../../../dev/doctor/wrong-settings.ts'

const vars = {
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  ACCESS_TEAM_DOMAIN: 'https://bags.cloudflareaccess.com',
  ACCESS_AUD: 'a1'.repeat(32),
  MAIL_FROM: 'desk@bags.al',
  MAIL_OFFICE: 'office@bags.al',
}
const database = {
  binding: 'DB',
  database_name: 'bags',
  database_id: '5b9f3a52-6f4e-4a0e-9c1d-2f6f4f0a7c11',
}
const good = {
  vars,
  d1_databases: [database],
  workers_dev: false,
  preview_urls: false,
  triggers: { crons: ['* * * * *'] },
  routes: ['bags.al'],
}
const problemsOf = (change: object) => wrongSettings({ ...good, ...change }, 'https://bags.al')
const withVar = (name: string, value: string) => ({ vars: { ...vars, [name]: value } })

describe('promise 42: the doctor names', () => {
  it('nothing where every setting is right', () => expect(problemsOf({})).toEqual([]))

  it.each([
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_abc'],
    ['STRIPE_PUBLISHABLE_KEY', 'rk_live_abc'],
    ['STRIPE_PUBLISHABLE_KEY', 'whsec_abc'],
    ['STRIPE_PUBLISHABLE_KEY', ' pk_live_abc'],
    ['ACCESS_TEAM_DOMAIN', 'myteam'],
    ['ACCESS_TEAM_DOMAIN', 'http://bags.cloudflareaccess.com'],
    ['ACCESS_TEAM_DOMAIN', 'https://bags.cloudflareaccess.com/'],
    ['ACCESS_TEAM_DOMAIN', 'https://bags.example.com'],
    ['ACCESS_AUD', 'x'],
    ['MAIL_FROM', 'not an address'],
    ['MAIL_OFFICE', 'office'],
  ])('%s that is %s, without its value', (name, value) => {
    const problems = problemsOf(withVar(name, value))
    expect(problems).toEqual([expect.stringContaining(`wrangler.toml: ${name} `)])
    expect(problems.join()).not.toContain(`${name} ${value}`)
  })

  it.each([
    ['database_id', { d1_databases: [{ ...database, database_id: 'nonsense' }] }],
    ['workers_dev', { workers_dev: true }],
    ['preview_urls', { preview_urls: undefined }],
    ['crons', { triggers: { crons: [] } }],
    ['crons', { triggers: { crons: ['0 * * * *'] } }],
    ['routes', { routes: ['elsewhere.al'] }],
    ['routes', { routes: [] }],
  ])('a wrong %s', (name, change) => {
    expect(problemsOf(change)).toEqual([expect.stringContaining(`wrangler.toml: ${name} `)])
  })
})
