export const paymentsName = 'payments'

/** Milliseconds to wait for storage, which is slow on busy phones. */
export const timeoutMs = 4000

let channel: BroadcastChannel | undefined

/** Opens the channel on first use, because an open channel keeps Node running. */
function tabs(): BroadcastChannel | undefined {
  if (globalThis.BroadcastChannel) channel ??= new BroadcastChannel(paymentsName)
  return channel
}

export function notifyTabs(): void {
  tabs()?.postMessage(null)
}

export function onPaymentElsewhere(callback: () => void): () => void {
  const source = tabs()
  source?.addEventListener('message', callback)
  return () => source?.removeEventListener('message', callback)
}

/**
 * Resolves to `false` if this browser has no database of payments.
 * In that case, the code that reads saved payments needn't be loaded.
 */
export async function maySavePayments(): Promise<boolean> {
  try {
    const late = new Promise<never>((_, fail) => setTimeout(fail, timeoutMs))
    const databases = await Promise.race([indexedDB.databases(), late])
    return databases.some(({ name }) => name === paymentsName)
  } catch {
    // True to be safe, because older browsers can't list databases, and slow ones take too long.
    return true
  }
}
