import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isLocale,
  languages,
  locales,
  localizePath,
  pickerLocales,
  splitLocale,
} from '../../../domain/business/locales.ts'

const segment = fc
  .stringMatching(/^[a-z0-9.-]{1,12}$/)
  .filter((text) => !isLocale(text) && text !== '.' && text !== '..')
const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)

describe('the address of a page in a language', () => {
  it('has the language as a prefix, except in English', () => {
    expect(localizePath('/contact', 'de')).toBe('/de/contact')
    expect(localizePath('/contact', 'en')).toBe('/contact')
    expect(localizePath('/', 'da')).toBe('/da')
    expect(localizePath('/', 'en')).toBe('/')
  })

  it('is split into the same language and page', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (page, locale) => {
        expect(splitLocale(localizePath(page, locale))).toEqual({ locale, path: page })
      }),
    )
  })

  it('is the same after it was split and joined again', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (page, locale) => {
        const parts = splitLocale(localizePath(page, locale))
        expect(localizePath(parts.path, parts.locale)).toBe(localizePath(page, locale))
      }),
    )
  })

  it.each([
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/fr/about', 'fr', '/about'],
    ['/deutsch', 'en', '/deutsch'],
    ['/en/contact', 'en', '/en/contact'],
    ['/DE/contact', 'en', '/DE/contact'],
    ['/pt/contact', 'en', '/pt/contact'],
    ['', 'en', '/'],
  ])('%s is split into %s and %s', (pathname, locale, below) => {
    expect(splitLocale(pathname)).toEqual({ locale, path: below })
  })

  it('never leads to another site, even with extra slashes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '/de', '/en', 'evil.example', '/contact'), { maxLength: 6 }),
        fc.constantFrom(...locales),
        (parts, locale) => {
          const address = localizePath(splitLocale(parts.join('')).path, locale)
          const site = 'https://tirana.example'
          expect(new URL(address, site).origin).toBe(site)
        },
      ),
    )
  })
})

describe('the languages', () => {
  it('are seven, and the picker offers all but Danish', () => {
    expect(locales).toEqual(['en', 'sq', 'it', 'de', 'fr', 'es', 'da'])
    expect(locales.filter((locale) => !pickerLocales.includes(locale))).toEqual(['da'])
  })

  it('each have a different name', () => {
    expect(new Set(locales.map((locale) => languages[locale].name)).size).toBe(locales.length)
  })

  it.each(['', 'pt', 'EN', 'constructor', '__proto__', 7, null, undefined])(
    'do not include %j',
    (v) => {
      expect(isLocale(v)).toBe(false)
    },
  )
})
