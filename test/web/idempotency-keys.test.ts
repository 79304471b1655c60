import { describe, expect, it } from 'vitest'
import { IdempotencyKeys } from '../../web/idempotency-keys.ts'

const counting = () => {
  let made = 0
  return new IdempotencyKeys(() => `key ${++made}`)
}

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

  it('makes uuids, which the Worker asks for', () => {
    expect(new IdempotencyKeys().keyFor({})).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })
})
