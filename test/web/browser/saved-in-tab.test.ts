import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetInTab,
  savedInTab,
  savedTexts,
  saveInTab,
} from '../../../web/browser/saved-in-tab.ts'
import { tabStorage } from '../tab-storage.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 21, 9)

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('form values saved in a tab', () => {
  it('are restored after a reload, only under their own name', () => {
    saveInTab('form', { name: 'Ana' }, now)
    expect(savedInTab('form', now)).toEqual({ name: 'Ana' })
    expect(savedInTab('another form', now)).toBeNull()
  })

  it('are deleted after three hours, or once the form was sent', () => {
    saveInTab('form', { name: 'Ana' }, now)
    expect(savedInTab('form', now + 3 * hour - 1)).not.toBeNull()
    expect(savedInTab('form', now + 3 * hour)).toBeNull()
    expect(sessionStorage.getItem('form')).toBeNull()
    saveInTab('form', { name: 'Ana' }, now)
    forgetInTab('form')
    expect(savedInTab('form', now)).toBeNull()
  })

  it("restore only texts, and only of the form's own fields", () => {
    saveInTab('form', { name: 'Ana', count: 3, cardNumber: '4242' })
    expect(savedTexts('form', ['name', 'count'])).toEqual({ name: 'Ana' })
    sessionStorage.setItem('form', 'not ours')
    expect(savedTexts('form', ['name'])).toEqual({})
  })

  it('are null without an error if the browser blocks storage', () => {
    const off = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: off, setItem: off, removeItem: off })
    saveInTab('form', { name: 'Ana' }, now)
    expect(savedInTab('form', now)).toBeNull()
    forgetInTab('form')
  })
})
