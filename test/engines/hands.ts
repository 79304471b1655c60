import { setTimeout as pause } from 'node:timers/promises'
import { chooseInPage, type findInPage, markInPage, reachInPage, valueInPage } from './in-page.ts'
import { type Name, type Place, type Tapped, timeoutMs } from './window.ts'

const elements: Record<Tapped, string> = {
  button: 'button, [role=button], input[type=submit]',
  link: 'a[href]',
  label: 'label, summary',
}
const fields = 'input, textarea, select'

const patternOf = (name: Name) =>
  typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source

/** Without spaces, because a card number is shown in groups. */
const bare = (text: string) => text.replace(/\s/g, '')

/** The element is not there yet, or is covered. */
export class NotYet extends Error {}

/** What a person does in every engine; `Handle` is the driver's type of an element. */
export abstract class Hands<Handle> implements Place {
  abstract frame(title: string): Place
  abstract evaluate<Value>(expression: string): Promise<Value>
  /** Types into the focused element; `\n` is the Enter key. */
  abstract type(text: string): Promise<void>

  protected abstract find(
    ...query: Parameters<typeof findInPage>
  ): Promise<Handle | null | undefined>
  protected abstract click(element: Handle): Promise<void>
  protected abstract call<Args extends string[], Answer>(
    run: (element: Element, ...args: Args) => Answer,
    element: Handle,
    ...args: Args
  ): Promise<Answer>
  /** Whether the error may be temporary, for example while the page rerenders. */
  protected abstract passes(thrown: unknown): boolean

  async text(): Promise<string> {
    try {
      return await this.evaluate(`document.body?.innerText ?? ''`)
    } catch (thrown) {
      if (this.#mayPass(thrown)) return ''
      throw thrown
    }
  }

  async tap(what: Tapped, name: Name): Promise<void> {
    await this.#with(`${what} ${name}`, elements[what], name, (element) => this.#press(element))
  }

  async fill(label: Name, text: string): Promise<void> {
    await this.#with(`field ${label}`, fields, label, async (field) => {
      if (await this.call(chooseInPage, field, text)) return
      await this.#press(field)
      await this.call(markInPage, field)
      await this.type(text)
      // A new field may have missed a key.
      const held = await this.call(valueInPage, field)
      if (bare(held) !== bare(text)) throw new NotYet(`It holds ${held}.`)
    })
  }

  async value(label: Name): Promise<string> {
    return this.#with(`field ${label}`, fields, label, (field) => this.call(valueInPage, field))
  }

  #mayPass(thrown: unknown): boolean {
    return thrown instanceof NotYet || this.passes(thrown)
  }

  async #press(element: Handle): Promise<void> {
    if (!(await this.call(reachInPage, element))) throw new NotYet('It can’t be tapped.')
    await this.click(element)
  }

  /** Runs an action on an element as soon as it exists and accepts it. */
  async #with<Done>(
    wanted: string,
    css: string,
    name: Name,
    action: (element: Handle) => Promise<Done>,
  ): Promise<Done> {
    const giveUpAt = Date.now() + timeoutMs
    for (let last: unknown; ; ) {
      try {
        const element = await this.find(css, patternOf(name))
        if (element) return await action(element)
      } catch (thrown) {
        if (!this.#mayPass(thrown)) throw thrown
        last = thrown
      }
      if (Date.now() > giveUpAt) throw new Error(`There is no ${wanted}.`, { cause: last })
      await pause(100)
    }
  }
}
