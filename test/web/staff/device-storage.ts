interface Asked {
  onsuccess?: () => void
  oncomplete?: () => void
}

function answered(result?: unknown) {
  const request: Asked & { result: unknown } = { result }
  queueMicrotask(() => request.onsuccess?.())
  return request
}

/** A device's storage as staff's page uses it: IndexedDB, with one store in each database. */
export function deviceStorage() {
  const databases = new Map<string, Map<string, unknown>>()

  function transactionOn(rows: Map<string, unknown>) {
    const transaction: Asked = {}
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

  const open = (name: string) => {
    const rows = databases.get(name) ?? new Map<string, unknown>()
    databases.set(name, rows)
    return answered({ transaction: () => transactionOn(rows) })
  }
  /** All that it holds. */
  const text = () => JSON.stringify([...databases.values()].map((rows) => [...rows]))
  return { open, text }
}
