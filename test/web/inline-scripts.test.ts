import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { savedLanguageScript, savedThemeScript } from '../../web/prerender/inline-scripts.ts'
import { themeColors } from '../../web/theme-colors.ts'
import { builtPages } from './built-site.ts'

/** Where the script sends a visitor who has a language saved, or nowhere. */
function sentTo(address: string, saved: string | null): string | undefined {
  const { pathname, search, hash } = new URL(address, 'https://luggage.example')
  let target: string | undefined
  runInNewContext(savedLanguageScript, {
    localStorage: { getItem: (key: string) => (key === 'language' ? saved : null) },
    location: { pathname, search, hash, replace: (to: string) => (target = to) },
  })
  return target
}

describe('a saved language on an unprefixed page', () => {
  it('takes the visitor to the same place in that language', () => {
    expect(sentTo('/', 'de')).toBe('/de')
    expect(sentTo('/contact?from=mail#form', 'fr')).toBe('/fr/contact?from=mail#form')
    expect(sentTo('/#pricing', 'sq')).toBe('/sq#pricing')
  })

  it('stays where English, nothing, or something unknown is saved', () => {
    for (const saved of ['en', null, '', 'xx', '//evil.example', 'constructor']) {
      expect(sentTo('/contact', saved)).toBeUndefined()
    }
  })

  it('stays where the browser keeps nothing', () => {
    const blocked = {
      getItem: () => {
        throw new Error('denied')
      },
    }
    expect(() => runInNewContext(savedLanguageScript, { localStorage: blocked })).not.toThrow()
    expect(() => runInNewContext(savedThemeScript, { localStorage: blocked })).not.toThrow()
  })

  it('is on every English page but the error, and on no translated one', () => {
    for (const { page, locale, html, address } of builtPages) {
      const moves = locale === 'en' && page.name !== 'not-found'
      expect(html.includes(savedLanguageScript), address).toBe(moves)
    }
  })
})

describe('a saved theme', () => {
  function shown(saved: string | null) {
    const metas = [{ content: '' }, { content: '' }]
    const documentElement = { dataset: {} as { theme?: string } }
    runInNewContext(savedThemeScript, {
      localStorage: { getItem: () => saved },
      document: { documentElement, querySelectorAll: () => metas },
    })
    return { theme: documentElement.dataset.theme, colors: metas.map(({ content }) => content) }
  }

  it('is shown before the first paint, the browser’s own bar included', () => {
    const { light, dark } = themeColors
    expect(shown('dark')).toEqual({ theme: 'dark', colors: [dark, dark] })
    expect(shown('light')).toEqual({ theme: 'light', colors: [light, light] })
  })

  it('is the system’s where none, or an unknown one, is saved', () => {
    for (const saved of [null, 'pink', 'toString']) expect(shown(saved).theme).toBeUndefined()
  })
})
