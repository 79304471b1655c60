import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import {
  entryId,
  entryScript,
  heldTapsScript,
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
  function arrive({ hidden, decode }: { hidden: boolean; decode?: () => Promise<void> }) {
    const load = vi.fn()
    const frames: (() => void)[] = []
    const tasks: (() => void)[] = []
    runInNewContext(entryScript.replace('import(', 'load('), {
      load,
      document: {
        hidden,
        getElementById: (id: string) => id === entryId && { href: '/entry.js' },
        querySelector: () => decode && { decode },
      },
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      setTimeout: (task: () => void) => tasks.push(task),
    })
    const run = (jobs: (() => void)[]) => {
      for (const job of jobs.splice(0)) job()
    }
    return { load, frames, nextFrame: () => run(frames), nextTask: () => run(tasks) }
  }

  it('starts after the first frame, not in it', async () => {
    const { load, frames, nextFrame, nextTask } = arrive({ hidden: false })
    await vi.waitFor(() => expect(frames).toHaveLength(1))
    nextFrame()
    expect(load).not.toHaveBeenCalled()
    nextTask()
    expect(load.mock.calls).toEqual([['/entry.js']])
  })

  it('waits for the main picture, whether it can be shown or not, but not for long', async () => {
    for (const settle of ['resolve', 'reject'] as const) {
      const picture = Promise.withResolvers<void>()
      const { frames } = arrive({ hidden: false, decode: () => picture.promise })
      await new Promise((later) => setTimeout(later))
      expect(frames).toHaveLength(0)
      picture[settle]()
      await vi.waitFor(() => expect(frames).toHaveLength(1))
    }
    const { frames, nextTask } = arrive({ hidden: false, decode: () => new Promise(() => {}) })
    nextTask()
    await vi.waitFor(() => expect(frames).toHaveLength(1))
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

describe('the script that holds taps', () => {
  interface Control {
    type?: string
    href?: string
    dataset: { held?: string }
  }

  /** A page before hydration. `tap` says whether the browser still does what it does by itself. */
  function page() {
    const listeners: Record<string, (event: unknown) => void> = {}
    const later: (() => void)[] = []
    const location = { assign: vi.fn(), reload: vi.fn() }
    const window: { heldTaps?: Control[] } = {}
    runInNewContext(heldTapsScript, {
      window,
      location,
      addEventListener: (type: string, listener: (event: unknown) => void) => {
        listeners[type] = listener
      },
      setTimeout: (task: () => void) => later.push(task),
    })
    const selectors: string[] = []
    function tap(control: Control | null, keys = {}): boolean {
      const event = { preventDefault: vi.fn(), stopPropagation: vi.fn(), ...keys }
      const closest = (selector: string) => {
        selectors.push(selector)
        return control
      }
      listeners.click?.({ ...event, target: { closest } })
      return event.preventDefault.mock.calls.length === 0
    }
    const fail = () => listeners.unhandledrejection?.({})
    return { window, location, tap, fail, selectors, wait: () => later.splice(0).map((it) => it()) }
  }
  const button = (): Control => ({ type: 'button', dataset: {} })
  const link = (): Control => ({ href: '/de/contact', dataset: {} })

  it('holds buttons in order and marks them; a radio button shows its choice at once', () => {
    const { window, tap } = page()
    const [first, radio] = [button(), { type: 'radio', dataset: {} }]
    expect(tap(first)).toBe(false)
    expect(first.dataset.held).toBe('')
    expect(tap(radio)).toBe(true)
    expect(window.heldTaps?.slice()).toEqual([first, radio])
  })

  it('leaves alone what is not marked, and taps that open a tab', () => {
    const { window, tap } = page()
    expect(tap(null)).toBe(true)
    expect(tap(link(), { ctrlKey: true })).toBe(true)
    expect(tap(link(), { metaKey: true })).toBe(true)
    expect(window.heldTaps).toHaveLength(0)
  })

  it('holds any link inside the site after a held tap, and none before', () => {
    const { tap, selectors } = page()
    tap(button())
    tap(link())
    expect(selectors.map((it) => it.includes('a[href^="/"]'))).toEqual([false, true])
  })

  it('follows a link that is still held after five seconds or once the script has failed', () => {
    for (const end of ['wait', 'fail'] as const) {
      const one = page()
      one.tap(link())
      one[end]()
      expect(one.location.assign.mock.calls).toEqual([['/de/contact']])
    }
  })

  it('reloads if the script failed with a button held, and does nothing once taps are repeated', () => {
    const { window, location, tap, fail, wait } = page()
    tap(button())
    fail()
    expect(location.reload).toHaveBeenCalledOnce()
    tap(link())
    window.heldTaps?.splice(0)
    wait()
    fail()
    expect(location.reload).toHaveBeenCalledOnce()
    expect(location.assign).not.toHaveBeenCalled()
  })
})
