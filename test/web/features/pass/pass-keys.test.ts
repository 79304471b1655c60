import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tabStorage } from '../../tab-storage.ts'

/** The page as it is after a reload: what the tab keeps is all that is left. */
async function reloaded() {
  vi.resetModules()
  return (await import('../../../../web/features/pass/pass-keys.ts')).passKeys
}

const cancel = { cancel: { toCard: 0, atDesk: 0, due: 0 } }

beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('promise 7: what is asked of a stay is done once', () => {
  it('repeats the key when a guest who got no answer reloads and cancels again', async () => {
    const key = (await reloaded())('TIR-1').keyFor(cancel)
    expect((await reloaded())('TIR-1').keyFor(cancel)).toBe(key)
  })

  it('has another key for the same wish about another booking in the same tab', async () => {
    const passKeys = await reloaded()
    expect(passKeys('TIR-2').keyFor(cancel)).not.toBe(passKeys('TIR-1').keyFor(cancel))
  })

  it('forgets in all forms of a stay what one of them has done, and of no other stay', async () => {
    const passKeys = await reloaded()
    const [own, other] = ['TIR-1', 'TIR-2'].map((stay) => passKeys(stay).keyFor(cancel))
    passKeys('TIR-1').forget()
    expect(passKeys('TIR-1').keyFor(cancel)).not.toBe(own)
    expect(passKeys('TIR-2').keyFor(cancel)).toBe(other)
  })
})
