/** Whether the server answers; `signed_out`: it does, but no longer to whoever is here. */
export type Line = 'up' | 'down' | 'signed_out'

let line: Line = 'up'
const listeners = new Set<() => void>()

/** What the last answer, or its lack, has shown. */
export function tellLine(now: Line): void {
  if (now === line) return
  line = now
  for (const listener of listeners) listener()
}

/** The browser alone can't tell that there is a line, only that there is none. */
export function lineNow(): Line {
  return navigator.onLine ? line : 'down'
}

export function listenToLine(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
