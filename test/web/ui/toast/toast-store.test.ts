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
  it('replaces the last one with a new one', () => {
    store.addToast({ title: 'first' })
    store.addToast({ title: 'second', variant: 'success' })
    expect(store.currentToasts()).toMatchObject([
      { title: 'second', variant: 'success', open: true },
    ])
  })

  it('keeps the content and the action of a toast', () => {
    const action = { label: 'Undo', onPress: vi.fn() }
    const id = store.addToast({ title: 'Removed', description: 'One bag', action })
    expect(store.currentToasts()).toEqual([
      { id, open: true, title: 'Removed', description: 'One bag', action },
    ])
  })

  it('removes a dismissed one after 1,000,000 ms', () => {
    store.dismissToast(store.addToast({ title: 'first' }))
    vi.advanceTimersByTime(999_999)
    expect(store.currentToasts()).toMatchObject([{ title: 'first', open: false }])
    vi.advanceTimersByTime(1)
    expect(store.currentToasts()).toEqual([])
  })

  it('does not remove a newer one', () => {
    store.dismissToast(store.addToast({ title: 'first' }))
    store.addToast({ title: 'second' })
    vi.advanceTimersByTime(1_000_000)
    expect(store.currentToasts()).toMatchObject([{ title: 'second', open: true }])
  })

  it('notifies listeners until they unsubscribe', () => {
    const listener = vi.fn()
    const stop = store.onToastsChange(listener)
    store.addToast({ title: 'first' })
    stop()
    store.addToast({ title: 'second' })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('have a display time of five seconds', () => {
    expect(store.toastMilliseconds).toBe(5000)
  })
})
