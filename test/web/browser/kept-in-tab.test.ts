import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetInTab, keepInTab, keptInTab, keptTexts } from '../../../web/browser/kept-in-tab.ts'
import { tabStorage } from '../tab-storage.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 21, 9)

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('what a tab remembers of a form', () => {
  it('comes back after a reload, under its own name', () => {
    keepInTab('form', { name: 'Ana' }, now)
    expect(keptInTab('form', now)).toEqual({ name: 'Ana' })
    expect(keptInTab('another form', now)).toBeNull()
  })

  it('is forgotten after three hours, or when it was sent', () => {
    keepInTab('form', { name: 'Ana' }, now)
    expect(keptInTab('form', now + 3 * hour - 1)).not.toBeNull()
    expect(keptInTab('form', now + 3 * hour)).toBeNull()
    expect(sessionStorage.getItem('form')).toBeNull()
    keepInTab('form', { name: 'Ana' }, now)
    forgetInTab('form')
    expect(keptInTab('form', now)).toBeNull()
  })

  it('gives a form the texts of its own fields alone', () => {
    keepInTab('form', { name: 'Ana', count: 3, cardNumber: '4242' })
    expect(keptTexts('form', ['name', 'count'])).toEqual({ name: 'Ana' })
    sessionStorage.setItem('form', 'not ours')
    expect(keptTexts('form', ['name'])).toEqual({})
  })

  it('is nothing where the browser keeps nothing, and that stops nobody', () => {
    const off = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: off, setItem: off, removeItem: off })
    keepInTab('form', { name: 'Ana' }, now)
    expect(keptInTab('form', now)).toBeNull()
    forgetInTab('form')
  })
})
