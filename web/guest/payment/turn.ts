const name = 'payment'
/** Milliseconds to wait for another tab. A wallet's sheet stays open for at most 30 seconds. */
const timeoutMs = 10_000

interface Turn {
  takesOver: boolean
  onWait: () => void
}

/**
 * Runs a task when no other tab is paying, and tells it if it had to wait.
 * Returns `null` on timeout. Browsers without locks don't wait: the attempt in shared storage and Stripe prevent
 * a second charge.
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
  // A tab that loses its turn gets an error here, but its task continues.
  const ignore = () => {}
  const atOnce = takesOver ? { steal: true } : { ifAvailable: true }
  await locks.request(name, atOnce, (lock) => lock && run(false)).catch(ignore)
  if (running) return running
  onWait()
  const signal = AbortSignal.timeout(timeoutMs)
  await locks.request(name, { signal }, () => run(true)).catch(ignore)
  return running ?? null
}

/** Resolves when no tab of this browser is paying. */
export async function whenFree(): Promise<void> {
  await navigator.locks?.request(name, () => {}).catch(() => {})
}
