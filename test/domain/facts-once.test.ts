import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { business } from '../../domain/business/business.ts'
import { rentals, stops } from '../../domain/business/partners.ts'

/** Without catalogs, which repeat the sources' words with placeholders for prices. */
const files = globSync('{web,worker,domain}/**/*.{ts,tsx}').filter(
  (file) => !/\/locales\/|^domain\/business\/(business|partners)\.ts$/.test(file),
)

/** The source without comments, notes for translators, and the default times of forms. */
const spoken = (source: string) =>
  source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/\b(comment|context|dropOff|pickUp)(=|: ?)(["'`])(?:(?!\3).)*\3/g, '')

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const anyOf = (texts: readonly string[]) => new RegExp(texts.map(quoted).join('|'), 'i')

const { address, coordinates, customersServed, phone, email, origin } = business
const addresses = [business, stops, rentals].flatMap(textsIn).filter((text) => /:\/\//.test(text))

/** Matches an hour as 08:00, 8:00 AM or 8 AM. */
const clock = (hour: number) => {
  const half = hour < 12 ? 'am' : 'pm'
  return `\\b(?:${hour}|${String(hour).padStart(2, '0')})[:.]00\\b|\\b0?${hour % 12}(?:[:.]00)? ?${half}\\b`
}

const facts: readonly (readonly [string, RegExp])[] = [
  // With any separators between its digits.
  ['phone', new RegExp(phone.replace(/\D/g, '').slice(-9).split('').join('[ ()./-]*'))],
  ['e-mail', anyOf([email])],
  ['street', anyOf([address.street])],
  ['postal code', new RegExp(`\\b${address.postalCode}\\b`)],
  ['coordinates', anyOf(Object.values(coordinates).map(String))],
  ['own address on the web', anyOf([new URL(origin).host])],
  ['addresses of others', new RegExp(`(?:${addresses.map(quoted).join('|')})(?=['"\`])`)],
  ['opening hours', new RegExp([business.opensAt, business.closesAt].map(clock).join('|'), 'i')],
  ['prices', /€ ?\d|\d ?(?:€|(?:euros?|eur|cents?|lek[ëe]?)\b)/i],
  ['year', new RegExp(`\\b${business.established}\\b`)],
  ['customers served', new RegExp(customersServed.toLocaleString('en').replaceAll(',', '[_., ]?'))],
]

describe('a business fact', () => {
  it('is looked for in more than 400 source files', () => {
    expect(files.length).toBeGreaterThan(400)
  })

  it.each(facts)('is only written in the facts: %s', (_, fact) => {
    const found = files.flatMap((file) => {
      const again = fact.exec(spoken(readFileSync(file, 'utf8')))
      return again ? [`${file}: ${again[0]}`] : []
    })
    expect(found).toEqual([])
  })

  it.each([
    ['phone', `<a href="tel:+355690000000">`],
    ['phone', `call +355 (69) 000-0000`],
    ['e-mail', `mailto:${email}`],
    ['opening hours', 'until 11 PM'],
    ['opening hours', 'from 08:00 on'],
    ['opening hours', 'Open 8:00 am'],
    ['prices', 'only €3 a day'],
    ['prices', '35 euro for two weeks'],
    ['prices', 'oder 300 Lek'],
    ['customers served', 'more than 20,559 guests'],
  ])('is detected as %s in “%s”', (name, text) => {
    expect(spoken(text)).toMatch(new Map(facts).get(name) ?? /^$/)
  })
})

function textsIn(all: object): string[] {
  return Object.values(all).flatMap((fact: unknown) =>
    typeof fact === 'object' && fact ? textsIn(fact) : typeof fact === 'string' ? [fact] : [],
  )
}
