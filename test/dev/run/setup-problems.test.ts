import { expect, it } from 'vitest'
import { everyoneIsOwner, setupProblems } from '../../../dev/run/setup-problems.ts'

const database = {
  binding: 'DB',
  database_name: 'bags',
  database_id: '5b9f3a52-6f4e-4a0e-9c1d-2f6f4f0a7c11',
}

it('is content with a site whose settings are all filled in', () => {
  const vars = { ACCESS_AUD: 'a1b2', MAIL_FROM: 'desk@bags.al' }
  expect(setupProblems({ vars, d1_databases: [database] }, [])).toEqual([])
})

it('names every fact, setting and database that an operator has yet to fill in', () => {
  const vars = { ACCESS_AUD: '', MAIL_FROM: 'desk@bags.example' }
  const unmade = { ...database, database_id: '00000000-0000-0000-0000-000000000000' }
  expect(
    setupProblems({ vars, routes: ['bags.example'], d1_databases: [unmade] }, ['+355 69 000 0000']),
  ).toEqual([
    'domain/business/business.ts or domain/business/partners.ts still says +355 69 000 0000',
    'wrangler.toml: ACCESS_AUD is empty',
    'wrangler.toml: MAIL_FROM is desk@bags.example',
    'wrangler.toml: routes says bags.example',
    'wrangler.toml: database_id is not set; `wrangler d1 create bags` prints one',
  ])
})

it('says where no owner is named, and asks for none', () => {
  const unnamed = { vars: { OWNERS: '', OWNER_GROUP: '' } }
  expect(setupProblems(unnamed, [])).toEqual([])
  expect([unnamed, {}].map(everyoneIsOwner)).toEqual([true, true])
  expect(everyoneIsOwner({ vars: { OWNERS: 'arta@bags.al', OWNER_GROUP: '' } })).toBe(false)
  expect(everyoneIsOwner({ vars: { OWNERS: '', OWNER_GROUP: 'Owners' } })).toBe(false)
})
