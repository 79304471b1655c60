import { get, type UseStore } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import type { Lease } from './lease.ts'

let opened: UseStore | undefined

/** Opens the store on first use, because prerendering has no browser. */
function rows(): UseStore {
  opened ??= pageStore('desk-rows', 'rows')
  return opened
}

const signOuts = 'leavings'

async function signOutsSoFar(): Promise<number> {
  return (await get<number>(signOuts, rows())) ?? 0
}

let begun: Promise<number> | undefined

/**
 * Returns how often staff had signed out on this device before this page was opened.
 * After another sign-out, `saveRow` stores nothing on this page. Throws if storage fails.
 */
export function beginVisit(): Promise<number> {
  begun ??= signOutsSoFar()
  return begun
}

export async function wasSignedOut(): Promise<boolean> {
  return (await signOutsSoFar()) !== (await beginVisit())
}

export function rowOf<Row>(name: string): Promise<Row | undefined> {
  return get<Row>(name, rows())
}

/**
 * Replaces a row with the result of `change`.
 * `undefined` keeps the row, `null` deletes it. Does nothing after a sign-out, because late
 * responses must not be stored. Throws if storage fails.
 */
export async function saveRow<Row>(
  name: string,
  change: (before: Row | undefined, lease: Lease | undefined) => Row | null | undefined,
): Promise<void> {
  const visit = await beginVisit()
  await rows()('readwrite', (store) => {
    const left = store.get(signOuts)
    const lease = store.get('lease')
    const before = store.get(name)
    before.onsuccess = () => {
      const isOpen = (left.result ?? 0) === visit
      const row = isOpen ? change(before.result, lease.result) : undefined
      if (row === null) store.delete(name)
      else if (row !== undefined) store.put(row, name)
    }
    return ended(store.transaction)
  })
}

export async function dropRows(names: readonly string[]): Promise<void> {
  await rows()('readwrite', (store) => {
    for (const name of names) store.delete(name)
    return ended(store.transaction)
  })
}

/** Deletes all rows. Pages that are still open can't store new ones. Throws if storage fails. */
export async function forgetRows(): Promise<void> {
  await rows()('readwrite', (store) => {
    const left = store.get(signOuts)
    left.onsuccess = () => {
      store.clear()
      store.put((left.result ?? 0) + 1, signOuts)
    }
    return ended(store.transaction)
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done()
    transaction.onabort = transaction.onerror = () => fail(transaction.error)
  })
}
