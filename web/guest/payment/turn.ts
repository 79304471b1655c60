const name = 'payment'
/** Milliseconds for which a tab waits for another: a wallet's sheet stays open no longer than half a minute. */
const timeoutMs = 10_000

interface Turn {
  /** The guest was told of the other tab, and wants to pay in this one. */
  takesOver: boolean
  /** Another tab pays now. */
  onWait: () => void
}

/**
 * Runs a task while no other tab of this browser pays, and tells it whether there was one. Returns
 * `null` if that takes too long. Tabs whose browser has no locks don't wait: what keeps them from
 * charging twice is the attempt in their shared storage, and Stripe.
 */
export async function inTurn<Outcome>(
  task: (hadToWait: boolean) => Promise<Outcome>,
  { takesOver, onWait }: Turn,
): Promise<Outcome | null> {
  if (!navigator.locks) return task(false)
  const { locks } = navigator
  let running: Promise<Outcome> | undefined
  const run = (hadToWait: boolean) => {
    running = task(hadToWait)
    return running
  }
  // A tab whose turn is taken over gets an error here, and its task runs on.
  const ignore = () => {}
  const atOnce = takesOver ? { steal: true } : { ifAvailable: true }
  await locks.request(name, atOnce, (lock) => lock && run(false)).catch(ignore)
  if (running) return running
  onWait()
  const signal = AbortSignal.timeout(timeoutMs)
  await locks.request(name, { signal }, () => run(true)).catch(ignore)
  return running ?? null
}

/** Resolves when no tab of this browser pays any more. */
export async function whenFree(): Promise<void> {
  await navigator.locks?.request(name, () => {}).catch(() => {})
}
