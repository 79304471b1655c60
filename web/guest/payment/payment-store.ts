import { get, type UseStore, update } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { paymentsName, timeoutMs } from './payment-tabs.ts'

const key = 'all'

let opened: UseStore | undefined

/** Used instead of storage after a failed write. */
let inThisPage: { value: unknown } | null = null

function store(): UseStore {
  opened ??= pageStore(paymentsName, 'rows')
  return opened
}

/**
 * Returns the saved value, or `undefined` if there is none or storage can't be read.
 * IndexedDB, unlike `localStorage`, always shows the latest writes of other tabs.
 */
export async function readShared(): Promise<unknown> {
  if (inThisPage) return inThisPage.value
  try {
    return await withTimeout(get<unknown>(key, store()), timeoutMs)
  } catch {
    return undefined
  }
}

/**
 * Replaces the saved value with the result of `change`.
 * Uses one transaction, so that no other tab writes in between. If storage fails, continues in
 * memory, and may call `change` twice.
 */
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
      // Continues in memory. A concurrent change may have done so already.
    }
  }
  inThisPage = inThisPage
    ? { value: change(inThisPage.value) }
    : (after ?? { value: change(undefined) })
}
