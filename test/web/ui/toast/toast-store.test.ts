import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Store = typeof import('../../../../web/ui/toast/toast-store.ts')
let store: Store

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  store = await import('../../../../web/ui/toast/toast-store.ts')
})
afterEach(() => vi.useRealTimers())

describe('toasts (specification, section 4)', () => {
  it('lets a new one take the place of the last', () => {
    store.addToast({ title: 'first' })
    store.addToast({ title: 'second', variant: 'success' })
    expect(store.currentToasts()).toMatchObject([
      { title: 'second', variant: 'success', open: true },
    ])
  })

  it('keeps what a toast says and offers to do', () => {
    const action = { label: 'Undo', onPress: vi.fn() }
    const id = store.addToast({ title: 'Removed', description: 'One bag', action })
    expect(store.currentToasts()).toEqual([
      { id, open: true, title: 'Removed', description: 'One bag', action },
    ])
  })

  it('keeps a dismissed one for 1,000,000 ms, closed', () => {
    store.dismissToast(store.addToast({ title: 'first' }))
    vi.advanceTimersByTime(999_999)
    expect(store.currentToasts()).toMatchObject([{ title: 'first', open: false }])
    vi.advanceTimersByTime(1)
    expect(store.currentToasts()).toEqual([])
  })

  it('does not take away the one that came after', () => {
    store.dismissToast(store.addToast({ title: 'first' }))
    store.addToast({ title: 'second' })
    vi.advanceTimersByTime(1_000_000)
    expect(store.currentToasts()).toMatchObject([{ title: 'second', open: true }])
  })

  it('tells whoever shows them, until they stop listening', () => {
    const listener = vi.fn()
    const stop = store.onToastsChange(listener)
    store.addToast({ title: 'first' })
    stop()
    store.addToast({ title: 'second' })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('shows each for five seconds', () => {
    expect(store.toastMilliseconds).toBe(5000)
  })
})
