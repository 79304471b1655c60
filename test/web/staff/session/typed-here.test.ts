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

describe('a person who waits for a part of the page', () => {
  it('is still there if they do nothing else', () => {
    type()
    const isStillThere = noteWhere()
    expect(isStillThere()).toBe(true)
  })

  it('is not there after typing or searching', () => {
    for (const field of [new Field(), new Field(true)]) {
      const isStillThere = noteWhere()
      type(field)
      expect(isStillThere()).toBe(false)
    }
  })

  it('is not there at another address', () => {
    const isStillThere = noteWhere()
    goTo('/admin/desk')
    expect(isStillThere()).toBe(false)
  })
})

it('typing in a search field does not count as unsaved input', () => {
  goTo('/admin/stays')
  type(new Field(true))
  expect(isTypedHere()).toBe(false)
  type()
  expect(isTypedHere()).toBe(true)
})
