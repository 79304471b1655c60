import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IdempotencyKeys } from '../../../web/browser/idempotency-keys.ts'
import { tabStorage } from '../tab-storage.ts'

let made = 0
const counting = (formId = 'form') => new IdempotencyKeys(formId, () => `key ${++made}`)

beforeEach(() => {
  made = 0
  vi.stubGlobal('sessionStorage', tabStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('promise 7: one booking per form content', () => {
  it('repeats the key when the same content is sent again', () => {
    const keys = counting()
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
  })

  it('makes another key for changed content, and reuses the first key for the first content', () => {
    const keys = counting()
    keys.keyFor({ items: 1 })
    expect(keys.keyFor({ items: 2 })).toBe('key 2')
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
  })

  it('makes a new key for the same content after the booking was made', () => {
    const keys = counting()
    keys.keyFor({ items: 1 })
    keys.forget()
    expect(keys.keyFor({ items: 1 })).toBe('key 2')
  })

  it('repeats the key after a reload if no response came', () => {
    counting().keyFor({ items: 1 })
    const reloaded = counting()
    expect(reloaded.keyFor({ items: 2 })).toBe('key 2')
    expect(reloaded.keyFor({ items: 1 })).toBe('key 1')
    expect(counting('another form').keyFor({ items: 1 })).toBe('key 3')
    reloaded.forget()
    expect(counting().keyFor({ items: 1 })).toBe('key 4')
  })

  it('repeats its keys even if the browser stores nothing', () => {
    vi.unstubAllGlobals()
    const keys = counting()
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
    keys.forget()
    expect(keys.keyFor({ items: 1 })).toBe('key 2')
  })

  it('makes UUIDs, which the Worker requires', () => {
    expect(new IdempotencyKeys('form').keyFor({})).toMatch(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    )
  })
})
