import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isTypedHere,
  noteWhere,
  subscribeToTyping,
} from '../../../../web/staff/session/typed-here.ts'

const page = new EventTarget()

class Field extends EventTarget {
  readonly #isSearch: boolean

  constructor(isSearch = false) {
    super()
    this.#isSearch = isSearch
  }

  closest(): Field | null {
    return this.#isSearch ? this : null
  }
}

function type(field = new Field()): void {
  const event = new Event('input')
  Object.defineProperty(event, 'target', { value: field })
  page.dispatchEvent(event)
}

function goTo(pathname: string, search = ''): void {
  vi.stubGlobal('location', { pathname, search })
}

vi.stubGlobal('Element', Field)
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
subscribeToTyping()
beforeEach(() => goTo('/admin/desk', '?walk-in'))

describe('whoever waits for a part of the page', () => {
  it('is where they were, as long as they do nothing else', () => {
    type()
    const isStillThere = noteWhere()
    expect(isStillThere()).toBe(true)
  })

  it('is no longer once they type or search', () => {
    for (const field of [new Field(), new Field(true)]) {
      const isStillThere = noteWhere()
      type(field)
      expect(isStillThere()).toBe(false)
    }
  })

  it('is no longer once they are at another address', () => {
    const isStillThere = noteWhere()
    goTo('/admin/desk')
    expect(isStillThere()).toBe(false)
  })
})

it('what is searched for is found again, and is not lost', () => {
  goTo('/admin/stays')
  type(new Field(true))
  expect(isTypedHere()).toBe(false)
  type()
  expect(isTypedHere()).toBe(true)
})
