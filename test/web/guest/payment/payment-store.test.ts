import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubNoDatabase } from '../../device-database.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a page whose browser keeps nothing', () => {
  it('loses none of two changes that are made at once', async () => {
    stubNoDatabase()
    const { changeShared, readShared } = await import(
      '../../../../web/guest/payment/payment-store.ts'
    )
    const adds = (name: string) => (before: unknown) => [...((before as string[]) ?? []), name]
    await Promise.all([changeShared(adds('one')), changeShared(adds('other'))])
    expect(await readShared()).toEqual(['one', 'other'])
  })
})
