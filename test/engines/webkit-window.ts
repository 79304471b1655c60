import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { siteOrigin } from '../e2e/servers.ts'
import { Hands } from './hands.ts'
import { complaintsInPage, findInPage, listenInPage } from './in-page.ts'
import { missingWebKit, WebKit } from './webkit.ts'
import { type BrowserWindow, type Engine, type Place, timeoutMs } from './window.ts'

const passing = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.NoSuchFrameError,
  error.StaleElementReferenceError,
]

/** A page in WebKit, or a frame of it; frames are entered again for each step. */
class WebKitPlace extends Hands<WebElement> {
  protected readonly driver: WebDriver
  readonly #frames: readonly string[]

  constructor(driver: WebDriver, frames: readonly string[] = []) {
    super()
    this.driver = driver
    this.#frames = frames
  }

  frame(title: string): Place {
    return new WebKitPlace(this.driver, [...this.#frames, title])
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    await this.enter()
    return this.driver.executeScript(`return ${expression}`)
  }

  async type(text: string): Promise<void> {
    await this.driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform()
  }

  protected async enter(): Promise<void> {
    await this.driver.switchTo().defaultContent()
    await this.driver.executeScript(listenInPage)
    for (const title of this.#frames) {
      const frame = await this.driver.findElement(By.css(`iframe[title="${title}"]`))
      await this.driver.switchTo().frame(frame)
    }
  }

  protected async find(css: string, pattern: string): Promise<WebElement | null> {
    await this.enter()
    return this.driver.executeScript(findInPage, css, pattern)
  }

  protected async click(element: WebElement): Promise<void> {
    await element.click()
  }

  protected async call<Args extends string[], Answer>(
    run: (element: Element, ...args: Args) => Answer,
    element: WebElement,
    ...args: Args
  ): Promise<Answer> {
    return this.driver.executeScript(run, element, ...args)
  }

  protected passes(thrown: unknown): boolean {
    return passing.some((kind) => thrown instanceof kind)
  }
}

class WebKitWindow extends WebKitPlace implements BrowserWindow {
  readonly #webKit: WebKit

  constructor(webKit: WebKit) {
    super(webKit.driver)
    this.#webKit = webKit
  }

  async open(path: string): Promise<void> {
    await this.#leave(() => this.driver.get(siteOrigin + path))
  }

  async reload(): Promise<void> {
    await this.#leave(() => this.driver.navigate().refresh())
  }

  /** Waits for the next document, and records its errors from early on. */
  async #leave(go: () => Promise<void>): Promise<void> {
    await this.driver.executeScript('window.isLeft = true')
    await go()
    await this.driver.wait(() => this.#hasCome().catch(() => false), timeoutMs)
  }

  /** Throws while one document replaces another. */
  async #hasCome(): Promise<boolean> {
    await this.driver.executeScript(`if (!window.isLeft) (${listenInPage})()`)
    return this.driver.executeScript('return !window.isLeft && document.readyState === "complete"')
  }

  async path(): Promise<string> {
    return this.evaluate('location.pathname')
  }

  async complaints(): Promise<string[]> {
    await this.enter()
    return this.driver.executeScript(complaintsInPage)
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64')
  }

  async close(): Promise<void> {
    await this.#webKit.close()
  }
}

export const webKit: Engine = {
  missing: missingWebKit,
  open: async ({ width, height }) => new WebKitWindow(await WebKit.open(width, height)),
}
