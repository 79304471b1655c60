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

describe('promise 7: one booking for each thing that a form says', () => {
  it('repeats the key when the same is sent again', () => {
    const keys = counting()
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
  })

  it('makes another key when the form was changed, and comes back to the first one', () => {
    const keys = counting()
    keys.keyFor({ items: 1 })
    expect(keys.keyFor({ items: 2 })).toBe('key 2')
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
  })

  it('takes the same words for another booking once the first one stands', () => {
    const keys = counting()
    keys.keyFor({ items: 1 })
    keys.forget()
    expect(keys.keyFor({ items: 1 })).toBe('key 2')
  })

  it('repeats the key after a reload, when no answer came', () => {
    counting().keyFor({ items: 1 })
    const reloaded = counting()
    expect(reloaded.keyFor({ items: 2 })).toBe('key 2')
    expect(reloaded.keyFor({ items: 1 })).toBe('key 1')
    expect(counting('another form').keyFor({ items: 1 })).toBe('key 3')
    reloaded.forget()
    expect(counting().keyFor({ items: 1 })).toBe('key 4')
  })

  it('keeps to its keys where the browser keeps nothing', () => {
    vi.unstubAllGlobals()
    const keys = counting()
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
    expect(keys.keyFor({ items: 1 })).toBe('key 1')
    keys.forget()
    expect(keys.keyFor({ items: 1 })).toBe('key 2')
  })

  it('makes uuids, which the Worker asks for', () => {
    expect(new IdempotencyKeys('form').keyFor({})).toMatch(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    )
  })
})
