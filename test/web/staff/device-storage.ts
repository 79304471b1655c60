interface StoreRequest {
  onsuccess?: () => void
  oncomplete?: () => void
}

function answered(result?: unknown) {
  const request: StoreRequest & { result: unknown } = { result }
  queueMicrotask(() => request.onsuccess?.())
  return request
}

/** The part of IndexedDB that the staff page uses, with one store per database. */
export function deviceStorage() {
  const databases = new Map<string, Map<string, unknown>>()

  function transactionOn(rows: Map<string, unknown>) {
    const transaction: StoreRequest = {}
    setTimeout(() => transaction.oncomplete?.())
    const store = {
      transaction,
      get: (key: string) => answered(structuredClone(rows.get(key))),
      getAll: () => answered(structuredClone([...rows.values()])),
      put: (row: unknown, key: string) => answered(rows.set(key, structuredClone(row))),
      delete: (key: string) => answered(rows.delete(key)),
    }
    return Object.assign(transaction, { objectStore: () => store })
  }

  const open = (name: string, onBegin?: (mode: string) => void) => {
    const rows = databases.get(name) ?? new Map<string, unknown>()
    databases.set(name, rows)
    const transaction = (_: string, mode: string) => {
      onBegin?.(mode)
      return transactionOn(rows)
    }
    return answered({ transaction })
  }
  /** Everything stored, as text. */
  const text = () => JSON.stringify([...databases.values()].map((rows) => [...rows]))
  return { open, text }
}
