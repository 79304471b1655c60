import { vi } from 'vitest'

interface Request {
  result?: unknown
  onsuccess?: (this: Request) => void
}

/** Calls `onsuccess` after the caller has had time to set it. */
function answered(result: () => unknown): Request {
  const request: Request = {}
  queueMicrotask(() => {
    request.result = result()
    request.onsuccess?.()
  })
  return request
}

/** The part of IndexedDB that the pages use; all tabs share its rows. Returns the rows. */
export function stubDeviceDatabase(): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  const objectStore = () => {
    const transaction: { oncomplete?: () => void } = {}
    return {
      transaction,
      get: (key: string) => answered(() => structuredClone(rows.get(key))),
      put(value: unknown, key: string) {
        rows.set(key, structuredClone(value))
        queueMicrotask(() => transaction.oncomplete?.())
      },
    }
  }
  const database = { close: () => {}, transaction: () => ({ objectStore }) }
  vi.stubGlobal('indexedDB', { open: () => answered(() => database) })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', undefined)
  return rows
}

/** A browser that denies access to its storage. */
export function stubNoDatabase(): void {
  const open = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('BroadcastChannel', undefined)
}
