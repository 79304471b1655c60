import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubNoDatabase } from '../../device-database.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the payment store in a browser that blocks storage', () => {
  it('keeps both of two simultaneous changes', async () => {
    stubNoDatabase()
    const { changeShared, readShared } = await import(
      '../../../../web/guest/payment/payment-store.ts'
    )
    const adds = (name: string) => (before: unknown) => [...((before as string[]) ?? []), name]
    await Promise.all([changeShared(adds('one')), changeShared(adds('other'))])
    expect(await readShared()).toEqual(['one', 'other'])
  })
})
