import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PickUpPass } from '../../../../../domain/pass.ts'
import { tabStorage } from '../../../tab-storage.ts'

const now = new Date('2026-11-22T12:00:00Z')
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const annas: PickUpPass = {
  ...{ name: 'Anna Ferri', code: 'PICK-7K2M-9QXF', state: 'open', usedAt: null },
  ...{ tags: [12], items: null, here: 1, pickUpAt: at(2) },
}
const bobs: PickUpPass = { ...annas, name: 'Bob Dhima', tags: [13] }

/** A tab of its own on the same device. */
async function tab() {
  vi.resetModules()
  const { pickUpPasses } = await import('../../../../../web/features/pass/kept/device-passes.ts')
  const { keptPickUps, keptPickUpOf } = await import(
    '../../../../../web/features/pass/kept/kept-passes.ts'
  )
  return { passes: pickUpPasses, keptPickUps, keptPickUpOf }
}

beforeEach(() => vi.stubGlobal('localStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the pick-up passes on a device', () => {
  it('are kept beside each other, whichever tab has opened them', async () => {
    const [one, other] = [await tab(), await tab()]
    one.passes.keep('c.anna', annas, now)
    other.passes.keep('c.bob', bobs, now)
    one.passes.keep('c.anna', annas, now)
    expect(other.keptPickUpOf('c.anna')?.pass).toEqual(annas)
    expect(one.keptPickUpOf('c.bob')?.pass).toEqual(bobs)
  })

  it('leave it one by one, and do not come back from a tab that is still open', async () => {
    const [one, other] = [await tab(), await tab()]
    one.passes.keep('c.anna', annas, now)
    one.passes.keep('c.bob', bobs, now)
    other.passes.forget('c.anna')
    one.passes.keep('c.anna', annas, now)
    expect(one.passes.tokens()).toEqual(['c.bob'])
  })

  it('are no more than its storage holds: one that found no room is not said to be there', async () => {
    const { passes } = await tab()
    passes.keep('c.anna', annas, now)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    passes.keep('c.bob', bobs, now)
    expect([passes.has('c.anna'), passes.has('c.bob')]).toEqual([true, false])
  })

  it('are gone thirty days after the pick-up, with the names on them', async () => {
    const { passes, keptPickUps } = await tab()
    passes.keep('c.anna', { ...annas, pickUpAt: at(-30) }, now)
    passes.keep('c.bob', { ...bobs, pickUpAt: at(-29) }, now)
    expect(keptPickUps(now).map(({ token }) => token)).toEqual(['c.bob'])
    expect(JSON.stringify(passes.all())).not.toContain('Anna')
  })
})
