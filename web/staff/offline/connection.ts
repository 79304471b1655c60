/** Whether the server answers; `signed_out`: it does, but no longer to whoever is here. */
export type Connection = 'online' | 'offline' | 'signed_out'

let connection: Connection = 'online'
const listeners = new Set<() => void>()

/** What the last answer, or its lack, has shown. */
export function setConnection(now: Connection): void {
  if (now === connection) return
  connection = now
  for (const listener of listeners) listener()
}

/** The browser alone can't tell that there is a line, only that there is none. */
export function currentConnection(): Connection {
  return navigator.onLine ? connection : 'offline'
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
