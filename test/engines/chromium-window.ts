import {
  type Browser,
  chromium,
  type ElementHandle,
  errors,
  type Frame,
  type Page,
} from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'
import { siteOrigin } from '../e2e/servers.ts'
import { Hands } from './hands.ts'
import { complaintsInPage, findInPage, listenInPage } from './in-page.ts'
import type { BrowserWindow, Engine, Place, Size } from './window.ts'

type Run<Answer> = (element: Element, ...args: string[]) => Answer

/** A page in Chromium, or a frame of it. */
class ChromiumPlace extends Hands<ElementHandle<Element>> {
  protected readonly page: Page
  readonly #frame: () => Promise<Frame>

  constructor(page: Page, frame = () => Promise.resolve(page.mainFrame())) {
    super()
    this.page = page
    this.#frame = frame
  }

  frame(title: string): Place {
    return new ChromiumPlace(this.page, async () => {
      const element = await (await this.#frame()).waitForSelector(`iframe[title="${title}"]`)
      const frame = await element.contentFrame()
      if (!frame) throw new Error(`The frame ${title} is empty.`)
      return frame
    })
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    return (await this.#frame()).evaluate<Value>(expression)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  protected async find(css: string, pattern: string): Promise<ElementHandle<Element> | null> {
    const query = `(${findInPage})(${JSON.stringify(css)}, ${JSON.stringify(pattern)})`
    const found = await (await this.#frame()).evaluateHandle<Element | null>(query)
    return found.asElement()
  }

  protected async click(element: ElementHandle<Element>): Promise<void> {
    await element.click({ timeout: 1000 })
  }

  protected async call<Args extends string[], Answer>(
    run: (element: Element, ...args: Args) => Answer,
    element: ElementHandle<Element>,
    ...args: Args
  ): Promise<Answer> {
    const handle = await (await this.#frame()).evaluateHandle<Run<Answer>>(`(${run})`)
    const given: string[] = args
    return element.evaluate((node, { handle, given }) => handle(node, ...given), { handle, given })
  }

  /** A handle's document may have been replaced since it was found. */
  protected passes(thrown: unknown): boolean {
    return (
      thrown instanceof errors.TimeoutError ||
      /context was destroyed|not attached|Cannot find context/.test(String(thrown))
    )
  }
}

class ChromiumWindow extends ChromiumPlace implements BrowserWindow {
  readonly #browser: Browser

  constructor(browser: Browser, page: Page) {
    super(page)
    this.#browser = browser
  }

  async open(path: string): Promise<void> {
    await this.page.goto(siteOrigin + path)
  }

  async reload(): Promise<void> {
    await this.page.reload()
  }

  async path(): Promise<string> {
    return new URL(this.page.url()).pathname
  }

  async complaints(): Promise<string[]> {
    return this.evaluate(`(${complaintsInPage})()`)
  }

  async picture(): Promise<Buffer> {
    return this.page.screenshot()
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}

/** Chromium for the tests that run in all engines. The tests in `test/e2e` run only in Chromium. */
export const chromiumEngine: Engine = {
  missing: () => undefined,
  open: async (size: Size) => {
    const executablePath = findBrowser()
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const page = await browser.newPage({ viewport: size })
    await page.addInitScript(listenInPage)
    return new ChromiumWindow(browser, page)
  },
}
