import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../domain/business/locales.ts'

/** Catalogs that only staff read. */
const ofStaff = ['staff', 'desk', 'stays', 'till', 'closures', 'attention', 'phrases']

/** What guests read in a language, with the catalog it is from. */
function textsIn(locale: Locale): string[] {
  const folder = `web/locales/${locale}`
  const pages = readdirSync(folder).filter((file) => !ofStaff.includes(file.replace('.po', '')))
  const files = [...pages.map((file) => `${folder}/${file}`), `worker/email/locales/${locale}.po`]
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(
      ([, , text = '']) => `${file}: ${text}`,
    ),
  )
}

/** A full stop in a file's name or a colon after it is not part of the text. */
const faults = (texts: readonly string[], rule: RegExp) =>
  texts.filter((text) => rule.test(text.slice(text.indexOf(': ') + 2)))

const inner = '[\\p{L}\\p{N}}>)»%€]'

const everywhere: [string, RegExp][] = [
  ['no straight apostrophe', /\p{L}'\p{L}/u],
  ['no straight quotation marks', /\\"/],
  ['an ellipsis as one character', /\.\.\./],
  ['no hyphen between spaces, except in the specified opening hours', /(?<!\{opens\}) - /],
  ['no time zone that is wrong in summer', /\((CET|MEZ)\)/],
  ['no two spaces', /\S {2}\S/],
]

const ofLanguage: Partial<Record<Locale, [string, RegExp][]>> = {
  de: [
    ['a space that does not break before an ellipsis', new RegExp(`(${inner}| )…`, 'u')],
    ['no Uhr after a date and time, which has its own', /\{(when|latest|target)\}\sUhr/],
    ['its own quotation marks', /[“”](?=\p{L})|[«»]/u],
  ],
  fr: [
    ['a narrow space that does not break before : ; ! ?', /[^\u202f:;!?](?:[;!?]|:(?=\s|$))/u],
    ['a narrow space that does not break within « »', /«(?!\u202f)|(?<!\u202f)»/u],
    ['no other quotation marks', /[“”„]/],
  ],
  sq: [
    ['a comma after Ju lutemi', /[Jj]u lutemi? \p{L}/u],
    ['linku for the link in an email', /lidhja në çdo email/],
  ],
  it: [['Skanderbeg with a k', /Scanderbeg/]],
  da: [
    ['Skanderbegpladsen in one word', /Skanderbeg-pladsen/],
    ['afbestil for what a guest does', /annullér? din/],
  ],
}

describe.each(locales)('what guests read in %s', (locale) => {
  const texts = textsIn(locale)

  it('is most of the site', () => {
    expect(texts.length).toBeGreaterThan(1000)
  })

  it.each([...everywhere, ...(ofLanguage[locale] ?? [])])('has %s', (_, rule) => {
    expect(faults(texts, rule)).toEqual([])
  })
})
