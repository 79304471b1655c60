import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import {
  entryId,
  entryScript,
  savedLanguageScript,
  savedThemeScript,
} from '../../web/prerender/inline-scripts.ts'
import { themeColors } from '../../web/ui/styles/theme-colors.ts'
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

describe('the page’s own script', () => {
  /** Arrives at a page; an `import()` here would be Node's own. */
  function arrive({ hidden }: { hidden: boolean }) {
    const load = vi.fn()
    const frames: (() => void)[] = []
    const tasks: (() => void)[] = []
    runInNewContext(entryScript.replace('import(', 'load('), {
      load,
      document: { hidden, getElementById: (id: string) => id === entryId && { href: '/entry.js' } },
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      setTimeout: (task: () => void) => tasks.push(task),
    })
    return { load, frames, tasks }
  }

  it('starts after the first frame, not in it', () => {
    const { load, frames, tasks } = arrive({ hidden: false })
    expect(frames).toHaveLength(1)
    for (const frame of frames) frame()
    expect(load).not.toHaveBeenCalled()
    for (const task of tasks) task()
    expect(load.mock.calls).toEqual([['/entry.js']])
  })

  it('does not wait in a tab that nobody looks at, where no frame comes', () => {
    const { load } = arrive({ hidden: true })
    expect(load.mock.calls).toEqual([['/entry.js']])
  })

  it('is named once on every page, and fetched with the document', () => {
    for (const { document, address } of builtPages) {
      const entries = document.querySelectorAll(`link#${entryId}[rel=modulepreload]`)
      expect(entries, address).toHaveLength(1)
      const preloads = document.querySelectorAll('link[rel=modulepreload]')
      const files = preloads.map((link) => link.getAttribute('href'))
      expect(new Set(files).size, address).toBe(files.length)
    }
  })
})
