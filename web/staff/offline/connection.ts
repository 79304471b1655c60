/** `signed_out`: online, but nobody is signed in. */
export type Connection = 'online' | 'offline' | 'signed_out'

let connection: Connection = 'online'
const listeners = new Set<() => void>()

export function setConnection(now: Connection): void {
  if (now === connection) return
  connection = now
  for (const listener of listeners) listener()
}

/** Returns what the last request showed. Trusts the browser only if it reports being offline. */
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
