import type {
  ScriptNodeRemoteValue,
  ScriptRemoteValue,
  ScriptSharedReference,
} from 'selenium-webdriver/bidi/generated/script.js'
import { siteOrigin } from '../e2e/servers.ts'
import { Firefox, missingFirefox } from './firefox.ts'
import { Hands, NotYet } from './hands.ts'
import { findInPage } from './in-page.ts'
import type { BrowserWindow, Engine, Place } from './window.ts'

/** An element, and the page or frame that it is in. */
interface Found {
  context: string
  node: ScriptSharedReference
}

const enterKey = '\uE007'

/** A page in Firefox, or a frame of it; frames are looked up again for each step. */
class FirefoxPlace extends Hands<Found> {
  protected readonly firefox: Firefox
  readonly #frames: readonly string[]

  constructor(firefox: Firefox, frames: readonly string[] = []) {
    super()
    this.firefox = firefox
    this.#frames = frames
  }

  frame(title: string): Place {
    return new FirefoxPlace(this.firefox, [...this.#frames, title])
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const context = await this.#context()
    return parsed(await this.firefox.run(context, `() => JSON.stringify(${expression} ?? null)`))
  }

  async type(text: string): Promise<void> {
    const keys = [...text].map((key) => (key === '\n' ? enterKey : key))
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    const context = await this.#context()
    await this.firefox.driver.input.performActions({
      context,
      actions: [{ type: 'key', id: 'keys', actions: strokes }],
    })
  }

  async #context(): Promise<string> {
    let context = this.firefox.tab
    for (const title of this.#frames) {
      const frame = `() => document.querySelector(${JSON.stringify(`iframe[title="${title}"]`)})?.contentWindow`
      const found = await this.firefox.run(context, frame)
      if (found.type !== 'window') throw new NotYet(`There is no frame ${title}.`)
      context = found.value.context
    }
    return context
  }

  protected async find(css: string, pattern: string): Promise<Found | null> {
    const context = await this.#context()
    const args = [css, pattern].map((value) => ({ type: 'string' as const, value }))
    const found = await this.firefox.run(context, String(findInPage), args)
    return isNode(found) ? { context, node: { sharedId: found.sharedId } } : null
  }

  protected async click(element: Found): Promise<void> {
    const origin = { type: 'element' as const, element: element.node }
    await this.firefox.driver.input.performActions({
      context: element.context,
      actions: [
        {
          type: 'pointer',
          id: 'pointer',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  protected async call<Args extends string[], Answer>(
    run: (element: Element, ...args: Args) => Answer,
    { context, node }: Found,
    ...args: Args
  ): Promise<Answer> {
    const others = args.map((value) => ({ type: 'string' as const, value }))
    const declaration = `(...all) => JSON.stringify((${run})(...all) ?? null)`
    return parsed(await this.firefox.run(context, declaration, [node, ...others]))
  }

  protected passes(thrown: unknown): boolean {
    const isGone = /^(no such (node|frame)|stale element reference|move target out of bounds)/
    return thrown instanceof Error && isGone.test(thrown.message)
  }
}

/** Parses the JSON that the page returned. */
function parsed<Value>(result: ScriptRemoteValue): Value {
  if (result.type !== 'string') throw new Error(`The page answers with ${result.type}.`)
  return JSON.parse(result.value)
}

function isNode(value: ScriptRemoteValue): value is ScriptNodeRemoteValue & { sharedId: string } {
  return value.type === 'node' && typeof value.sharedId === 'string'
}

class FirefoxWindow extends FirefoxPlace implements BrowserWindow {
  async open(path: string): Promise<void> {
    const { contexts } = this.firefox.driver
    await contexts.navigate({
      context: this.firefox.tab,
      url: siteOrigin + path,
      wait: 'complete',
    })
  }

  async reload(): Promise<void> {
    await this.firefox.driver.contexts.reload({ context: this.firefox.tab, wait: 'complete' })
  }

  async path(): Promise<string> {
    return this.evaluate('location.pathname')
  }

  async complaints(): Promise<string[]> {
    return this.firefox.complaints
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.firefox.driver.contexts.captureScreenshot({
      context: this.firefox.tab,
    })
    return Buffer.from(data, 'base64')
  }

  async close(): Promise<void> {
    await this.firefox.close()
  }
}

export const firefox: Engine = {
  missing: missingFirefox,
  open: async (size) => new FirefoxWindow(await Firefox.open(size)),
}
