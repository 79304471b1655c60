const listeners = new Set<() => void>()

export function tellSignedOut(): void {
  for (const listener of listeners) listener()
}

export function listenToSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
