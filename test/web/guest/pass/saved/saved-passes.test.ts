import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PickUpPass } from '../../../../../domain/stay/collectors.ts'
import { tabStorage } from '../../../tab-storage.ts'

const now = new Date('2026-11-22T12:00:00Z')
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

const annas: PickUpPass = {
  name: 'Anna Ferri',
  code: 'PICK-7K2M-9QXF',
  status: 'open',
  usedAt: null,
  tags: [12],
  items: null,
  here: 1,
  pickUpAt: at(2),
}
const bobs: PickUpPass = { ...annas, name: 'Bob Dhima', tags: [13] }

/** Another tab on the same device. */
async function tab() {
  vi.resetModules()
  const { pickUpPasses } = await import('../../../../../web/guest/pass/saved/device-passes.ts')
  const { savedPickUps, savedPickUpOf } = await import(
    '../../../../../web/guest/pass/saved/saved-passes.ts'
  )
  return { passes: pickUpPasses, keptPickUps: savedPickUps, keptPickUpOf: savedPickUpOf }
}

beforeEach(() => vi.stubGlobal('localStorage', tabStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('saved pick-up passes on a device', () => {
  it('are saved side by side and shared by all tabs', async () => {
    const [one, other] = [await tab(), await tab()]
    one.passes.keep('canna.1', annas, now)
    other.passes.keep('cbob.1', bobs, now)
    one.passes.keep('canna.1', annas, now)
    expect(other.keptPickUpOf('canna.1')?.pass).toEqual(annas)
    expect(one.keptPickUpOf('cbob.1')?.pass).toEqual(bobs)
  })

  it('are removed one by one, and not restored by a tab that is still open', async () => {
    const [one, other] = [await tab(), await tab()]
    one.passes.keep('canna.1', annas, now)
    one.passes.keep('cbob.1', bobs, now)
    other.passes.forget('canna.1')
    one.passes.keep('canna.1', annas, now)
    expect(one.passes.tokens()).toEqual(['cbob.1'])
  })

  it('are saved once per link, whichever secret signed it', async () => {
    const { passes } = await tab()
    passes.keep('canna.1', annas, now)
    passes.keep('cbob.1', bobs, now)
    passes.keep('canna.2', annas, now)
    expect(passes.tokens()).toEqual(['cbob.1', 'canna.2'])
    passes.forget('canna.1')
    expect(passes.tokens()).toEqual(['cbob.1'])
  })

  it('are only listed if the storage had room for them', async () => {
    const { passes } = await tab()
    passes.keep('canna.1', annas, now)
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    passes.keep('cbob.1', bobs, now)
    expect([passes.has('canna.1'), passes.has('cbob.1')]).toEqual([true, false])
  })

  it('are deleted, with the names on them, thirty days after the pick-up', async () => {
    const { passes, keptPickUps: savedPickUps } = await tab()
    passes.keep('canna.1', { ...annas, pickUpAt: at(-30) }, now)
    passes.keep('cbob.1', { ...bobs, pickUpAt: at(-29) }, now)
    expect(savedPickUps(now).map(({ token }) => token)).toEqual(['cbob.1'])
    expect(JSON.stringify(passes.all())).not.toContain('Anna')
  })
})
