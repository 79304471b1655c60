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

/** The address that the script redirects a visitor with this saved language to, or undefined. */
function sentTo(address: string, saved: string | null): string | undefined {
  const { pathname, search, hash } = new URL(address, 'https://luggage.example')
  let target: string | undefined
  runInNewContext(savedLanguageScript, {
    localStorage: { getItem: (key: string) => (key === 'language' ? saved : null) },
    location: { pathname, search, hash, replace: (to: string) => (target = to) },
  })
  return target
}

describe('a saved language on an English page', () => {
  it('redirects to the same place in that language', () => {
    expect(sentTo('/', 'de')).toBe('/de')
    expect(sentTo('/contact?from=mail#form', 'fr')).toBe('/fr/contact?from=mail#form')
    expect(sentTo('/#pricing', 'sq')).toBe('/sq#pricing')
  })

  it('does not redirect if it is English, empty or unknown', () => {
    for (const saved of ['en', null, '', 'xx', '//evil.example', 'constructor']) {
      expect(sentTo('/contact', saved)).toBeUndefined()
    }
  })

  it('does not throw if the browser blocks storage', () => {
    const blocked = {
      getItem: () => {
        throw new Error('denied')
      },
    }
    expect(() => runInNewContext(savedLanguageScript, { localStorage: blocked })).not.toThrow()
    expect(() => runInNewContext(savedThemeScript, { localStorage: blocked })).not.toThrow()
  })

  it('is read on every English page except the error page, and on no translated page', () => {
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

  it("is applied with the colour of the browser's bar", () => {
    const { light, dark } = themeColors
    expect(shown('dark')).toEqual({ theme: 'dark', colors: [dark, dark] })
    expect(shown('light')).toEqual({ theme: 'light', colors: [light, light] })
  })

  it('is left to the system if it is missing or unknown', () => {
    for (const saved of [null, 'pink', 'toString']) expect(shown(saved).theme).toBeUndefined()
  })
})

describe("the page's entry script", () => {
  /** Opens a page. `import()` is replaced, because it would be Node's own here. */
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

  it('starts at once in a hidden tab, which gets no frames', () => {
    const { load } = arrive({ hidden: true })
    expect(load.mock.calls).toEqual([['/entry.js']])
  })

  it('is preloaded on every page, without duplicate preloads', () => {
    for (const { document, address } of builtPages) {
      const entries = document.querySelectorAll(`link#${entryId}[rel=modulepreload]`)
      expect(entries, address).toHaveLength(1)
      const preloads = document.querySelectorAll('link[rel=modulepreload]')
      const files = preloads.map((link) => link.getAttribute('href'))
      expect(new Set(files).size, address).toBe(files.length)
    }
  })
})
