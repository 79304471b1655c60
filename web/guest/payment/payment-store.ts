import { get, type UseStore, update } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { paymentsName, timeoutMs } from './payment-tabs.ts'

const key = 'all'

let opened: UseStore | undefined

/** Replaces storage after a failed write: the browser has no storage, or no room. */
let inThisPage: { value: unknown } | null = null

function store(): UseStore {
  opened ??= pageStore(paymentsName, 'rows')
  return opened
}

/**
 * Reads the data that all tabs share about payments.
 * Unlike `localStorage`, IndexedDB shows a tab everything that another one wrote before.
 */
export async function readShared(): Promise<unknown> {
  if (inThisPage) return inThisPage.value
  try {
    return await withTimeout(get<unknown>(key, store()), timeoutMs)
  } catch {
    // The next read may succeed.
    return undefined
  }
}

/** Reads and writes in one transaction, which keeps other tabs from writing in between. */
export async function changeShared(change: (before: unknown) => unknown): Promise<void> {
  let after: { value: unknown } | undefined
  const apply = (before: unknown) => {
    after = { value: change(before) }
    return after.value
  }
  if (!inThisPage) {
    try {
      return await withTimeout(update<unknown>(key, apply, store()), timeoutMs)
    } catch {
      // Continue in memory. Another change may have started that meanwhile.
    }
  }
  inThisPage = inThisPage
    ? { value: change(inThisPage.value) }
    : (after ?? { value: change(undefined) })
}
