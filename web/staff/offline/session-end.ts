const listeners = new Set<() => void>()

/** The server has answered that nobody is signed in here. */
export function tellSignedOut(): void {
  for (const listener of listeners) listener()
}

export function listenToSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
