export const paymentsName = 'payments'

/** Milliseconds. Storage is slow on a busy phone and hangs in some browsers. */
export const timeoutMs = 4000

let channel: BroadcastChannel | undefined

/** Only for browsers: elsewhere an open channel keeps the process alive. */
function tabs(): BroadcastChannel | undefined {
  if (globalThis.BroadcastChannel) channel ??= new BroadcastChannel(paymentsName)
  return channel
}

export function notifyTabs(): void {
  tabs()?.postMessage(null)
}

/** Calls back when another tab changes a payment. Returns a function that unsubscribes. */
export function onPaymentElsewhere(callback: () => void): () => void {
  const source = tabs()
  source?.addEventListener('message', callback)
  return () => source?.removeEventListener('message', callback)
}

/** Returns `false` if this browser has never saved payments, which avoids loading the code that reads them. */
export async function maySavePayments(): Promise<boolean> {
  try {
    const late = new Promise<never>((_, fail) => setTimeout(fail, timeoutMs))
    const databases = await Promise.race([indexedDB.databases(), late])
    return databases.some(({ name }) => name === paymentsName)
  } catch {
    // Older browsers can't list databases, and slow ones take too long.
    return true
  }
}
