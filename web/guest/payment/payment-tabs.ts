/** Of the database and the channel that the tabs of a browser share. */
export const paymentsName = 'payments'

/** Milliseconds: the storage of a busy phone is slow, that of some browsers hangs. */
export const timeoutMs = 4000

let channel: BroadcastChannel | undefined

/** Opened only in browsers: elsewhere it would keep a process alive. */
function tabs(): BroadcastChannel | undefined {
  if (globalThis.BroadcastChannel) channel ??= new BroadcastChannel(paymentsName)
  return channel
}

/** Has the other tabs look at their payments again. */
export function notifyTabs(): void {
  tabs()?.postMessage(null)
}

/** Calls back when another tab has changed a payment. Returns a function that ends it. */
export function onPaymentElsewhere(callback: () => void): () => void {
  const source = tabs()
  source?.addEventListener('message', callback)
  return () => source?.removeEventListener('message', callback)
}

/** Returns `false` if this browser has kept no payment yet, so that nothing has to be loaded to read them. */
export async function maySavePayments(): Promise<boolean> {
  try {
    const late = new Promise<never>((_, fail) => setTimeout(fail, timeoutMs))
    const databases = await Promise.race([indexedDB.databases(), late])
    return databases.some(({ name }) => name === paymentsName)
  } catch {
    // An older browser can't list them, and a slow one takes too long.
    return true
  }
}
