import { promisifyRequest, type UseStore } from 'idb-keyval'

/**
 * Returns an IndexedDB store that closes on `pagehide`, and opens again if the page is shown again.
 * If it stayed open, WebKit might keep this document's transaction open, and all reads in the next
 * document would hang.
 */
export function pageStore(database: string, name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined
  let shownAgain: Promise<void> | undefined
  const reading = new Set<IDBTransaction>()

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(database)
    request.onupgradeneeded = () => request.result.createObjectStore(name)
    const open = promisifyRequest(request)
    const forget = () => {
      if (opened === open) opened = undefined
    }
    open.then((db) => {
      db.onclose = forget
    }, forget)
    return open
  }

  function letGo(): void {
    shownAgain ??= new Promise((shown) => {
      addEventListener('pageshow', () => shown(), { once: true })
    })
    void shownAgain.then(() => {
      shownAgain = undefined
    })
    // Only reads are aborted. `close` waits for writes.
    for (const one of reading) abort(one)
    opened?.then(
      (db) => db.close(),
      () => {},
    )
    opened = undefined
  }

  addEventListener('pagehide', letGo)

  return async (mode, work) => {
    await shownAgain
    opened ??= open()
    const transaction = (await opened).transaction(name, mode)
    if (mode === 'readonly') {
      reading.add(transaction)
      transaction.oncomplete = transaction.onabort = () => reading.delete(transaction)
    }
    return work(transaction.objectStore(name))
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction has finished, but its event hasn't fired yet.
  }
}
