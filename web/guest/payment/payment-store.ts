import { get, type UseStore, update } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { paymentsName, timeoutMs } from './payment-tabs.ts'

const key = 'all'

let opened: UseStore | undefined

/** Holds everything once a change could not be stored: the browser has no storage, or no room. */
let inThisPage: { value: unknown } | null = null

function store(): UseStore {
  opened ??= pageStore(paymentsName, 'rows')
  return opened
}

/**
 * Reads what the tabs of this browser share about payments. Unlike `localStorage`, IndexedDB shows a
 * tab everything that another one wrote before.
 */
export async function readShared(): Promise<unknown> {
  if (inThisPage) return inThisPage.value
  try {
    return await withTimeout(get<unknown>(key, store()), timeoutMs)
  } catch {
    // The next reading may be luckier.
    return undefined
  }
}

/** Changes it in one transaction, so that no other tab writes between the reading and the writing. */
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
      // From here on the page goes on from memory, which another change may have begun meanwhile.
    }
  }
  inThisPage = inThisPage
    ? { value: change(inThisPage.value) }
    : (after ?? { value: change(undefined) })
}
