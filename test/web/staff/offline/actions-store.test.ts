import { afterEach, describe, expect, it, vi } from 'vitest'
import { actionIn, deviceStore } from '../../../../web/staff/offline/actions-store.ts'
import { deviceStorage } from '../device-storage.ts'
import { kept } from './kept.ts'

describe('a stored action', () => {
  it('is restored as it was stored by the same release', () => {
    const action = kept()
    expect(actionIn({ ...action, format: 1 })).toEqual(action)
  })

  it('of another release is restored without its stay', () => {
    const action = kept({ refused: { code: 'tag_in_use' } })
    expect(actionIn(action)).toEqual({ ...action, before: undefined })
    expect(actionIn({ ...action, format: 0 })).toEqual({ ...action, before: undefined })
  })
})

describe('stored actions', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('are read and changed in one transaction', async () => {
    const storage = deviceStorage()
    const modes: string[] = []
    const begun = (mode: string) => void modes.push(mode)
    vi.stubGlobal('indexedDB', { open: (name: string) => storage.open(name, begun) })
    vi.stubGlobal('addEventListener', () => {})
    const [first, second] = [kept({ key: 'first' }), kept({ key: 'second' })]
    await deviceStore.put(first)
    modes.length = 0
    await deviceStore.update((stored) => {
      expect(stored).toEqual([first])
      return [...stored.map((one) => ({ ...one, name: 'Ben' })), second]
    })
    expect(modes).toEqual(['readwrite'])
    expect(await deviceStore.all()).toEqual([{ ...first, name: 'Ben' }, second])
  })
})
