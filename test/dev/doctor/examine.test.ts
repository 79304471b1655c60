import { describe, expect, it } from 'vitest'
import { examine } from '../../../dev/doctor/examine.ts'
import type { Finding, Level } from '../../../dev/doctor/finding.ts'
import { type GoodPatient, goodPatient, goodStaging } from './good-patient.ts'
import {
  missing,
  type Spoil,
  setting,
  warnings,
  wrongSecrets,
  wrongStaging,
  wrongVariables,
} from './spoiled.ts'
import { wrongDoors, wrongRuntime } from './spoiled-surroundings.ts'

/** What the doctor says after one thing was spoiled. */
function foundIn(patient: GoodPatient, spoil: Spoil) {
  spoil(patient)
  return examine(patient)
}

const said = (level: Level, text: string) => [{ level, text: expect.stringContaining(text) }]

const isWrong = ({ level }: Finding) => level === 'wrong'

describe('promise 42: the doctor finds nothing', () => {
  it('where every setting is right', () => {
    expect(examine(goodPatient())).toEqual([])
    expect(examine(goodStaging())).toEqual([])
  })

  it('in a route that names the whole host', () => {
    expect(foundIn(goodPatient(), setting({ routes: [{ pattern: 'bags.al/*' }] }))).toEqual([])
  })

  it('in secrets that it can’t read', () => {
    expect(examine({ ...goodPatient(), secrets: {}, devVars: {} })).toEqual([])
  })
})

describe('promise 42: the doctor refuses a deploy with', () => {
  const rows = [...wrongVariables, ...wrongSecrets, ...wrongDoors, ...wrongRuntime]

  it.each(rows)('%s', (_, spoil, named) => {
    const found = foundIn(goodPatient(), spoil)
    expect(found.filter(isWrong)).toEqual(said('wrong', named))
  })

  it.each([...wrongVariables, ...wrongRuntime])('%s on staging', (_, spoil, named) => {
    const found = foundIn(goodStaging(), spoil)
    expect(found).toContainEqual(said('wrong', `wrangler.toml [env.staging]: ${named}`)[0])
  })

  it.each(wrongStaging)('%s on staging, whichever site is deployed', (_, spoil, named) => {
    for (const patient of [goodPatient(), goodStaging()]) {
      const found = foundIn(patient, spoil).filter(isWrong)
      expect(found).toContainEqual(said('wrong', `wrangler.toml [env.staging]: ${named}`)[0])
    }
  })

  it('a live secret key on staging', () => {
    const found = foundIn(goodStaging(), ({ secrets }) =>
      Object.assign(secrets, { STRIPE_SECRET_KEY: 'sk_live_abc' }),
    )
    expect(found).toContainEqual(said('wrong', 'STRIPE_SECRET_KEY is live')[0])
  })

  it('any of more than forty wrong settings', () => {
    expect(rows.length + wrongStaging.length).toBeGreaterThan(40)
  })

  it('no value of a setting in its words, because it may be a secret', () => {
    const values = ['sk_live_abc', 'rk_live_abc', 'whsec_abc', 'anything', 'stripe', 'QQQ', 'llll']
    const texts = rows.flatMap(([, spoil]) => foundIn(goodPatient(), spoil)).map(({ text }) => text)
    expect(values.filter((value) => texts.some((text) => text.includes(value)))).toEqual([])
  })
})

describe('promise 42: the doctor lists', () => {
  it.each(missing)('%s as not filled in', (_, spoil, named) => {
    expect(foundIn(goodPatient(), spoil)).toEqual(said('missing', `wrangler.toml: ${named}`))
  })

  it.each(warnings)('%s, and a deploy goes on', (_, spoil, named) => {
    expect(foundIn(goodPatient(), spoil)).toContainEqual(said('warning', named)[0])
  })

  it('each example value of the business', () => {
    const patient = { ...goodPatient(), secrets: {}, placeholders: ['Rruga Shembull 1'] }
    patient.site.config.vars.STRIPE_PUBLISHABLE_KEY = 'pk_test_abc'
    const text =
      'domain/business/business.ts or domain/business/partners.ts still says Rruga Shembull 1'
    expect(examine(patient)).toContainEqual({ level: 'missing', text })
  })

  it('that everyone is an owner, if nobody is named', () => {
    const unnamed: Spoil = ({ site }) => Object.assign(site.config.vars, { OWNERS: '' })
    expect(foundIn(goodPatient(), unnamed)).toEqual(said('note', 'name no owner'))
    const grouped: Spoil = ({ site }) =>
      Object.assign(site.config.vars, { OWNERS: '', OWNER_GROUP: 'Owners' })
    expect(foundIn(goodPatient(), grouped)).toEqual([])
  })
})
