import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '../../tab-storage.ts'

/** The page after a reload; only the tab's storage survives. */
async function reloaded() {
  vi.resetModules()
  const { keyFor, forgetKey } = await import('../../../../web/guest/pass/pass-keys.ts')
  return { keyFor, forgetKey }
}

const nothing = { toCard: 0, atDesk: 0, due: 0 }
const anna = { name: 'Anna Ferri', tags: null, items: null }
const bob = { ...anna, name: 'Bob Dhima' }
const two = { luggageCount: 2, moved: nothing }
const three = { ...two, luggageCount: 3 }

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('promise 7: each request about a stay takes effect once', () => {
  it('repeats the key if a guest reloads without a response and cancels again', async () => {
    const key = (await reloaded()).keyFor('TIR-1', 'cancel', nothing)
    expect((await reloaded()).keyFor('TIR-1', 'cancel', nothing)).toBe(key)
  })

  it('has another key for the same request about another booking', async () => {
    const { keyFor } = await reloaded()
    expect(keyFor('TIR-2', 'cancel', nothing)).not.toBe(keyFor('TIR-1', 'cancel', nothing))
  })

  it('has another key for the same collector after the first pass was made', async () => {
    const { keyFor, forgetKey } = await reloaded()
    const [own, other] = ['TIR-1', 'TIR-2'].map((stay) => keyFor(stay, 'collector', anna))
    forgetKey('TIR-1', 'collector', anna)
    expect(keyFor('TIR-1', 'collector', anna)).not.toBe(own)
    expect(keyFor('TIR-2', 'collector', anna)).toBe(other)
  })

  it.each([
    ['another collector was named', 'collector', bob],
    ['the dates were changed', 'change', three],
    ['a pass was revoked', 'revoke', { collector: '1' }],
  ] as const)(
    'repeats the key of a collector who got no response, even if %s since',
    async (...done) => {
      const [, request, content] = done
      const { keyFor, forgetKey } = await reloaded()
      const key = keyFor('TIR-1', 'collector', anna)
      keyFor('TIR-1', request, content)
      forgetKey('TIR-1', request, content)
      expect(keyFor('TIR-1', 'collector', anna)).toBe(key)
      expect((await reloaded()).keyFor('TIR-1', 'collector', anna)).toBe(key)
    },
  )

  it('has another key for a change that another change has undone', async () => {
    const { keyFor, forgetKey } = await reloaded()
    const key = keyFor('TIR-1', 'change', three)
    keyFor('TIR-1', 'change', two)
    forgetKey('TIR-1', 'change', two)
    expect(keyFor('TIR-1', 'change', three)).not.toBe(key)
  })
})
