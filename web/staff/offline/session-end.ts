const listeners = new Set<() => void>()

export function notifySignedOut(): void {
  for (const listener of listeners) listener()
}

export function subscribeToSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
