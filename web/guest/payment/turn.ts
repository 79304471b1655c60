const name = 'payment'
/** Shorter than the 30 seconds after which a wallet closes its sheet. */
const timeoutMs = 10_000

interface Turn {
  takesOver: boolean
  onWait: () => void
}

/**
 * Runs a task once no other tab is paying, or at once with `takesOver`.
 * Returns `null` on timeout. In browsers without locks, doesn't wait, because the saved attempt
 * also prevents a second charge. Rejects if the task rejects.
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
  // If another tab steals the lock, the request rejects, but the task continues.
  const ignore = () => {}
  const atOnce = takesOver ? { steal: true } : { ifAvailable: true }
  await locks.request(name, atOnce, (lock) => lock && run(false)).catch(ignore)
  if (running) return running
  onWait()
  const signal = AbortSignal.timeout(timeoutMs)
  await locks.request(name, { signal }, () => run(true)).catch(ignore)
  return running ?? null
}

export async function whenFree(): Promise<void> {
  await navigator.locks?.request(name, () => {}).catch(() => {})
}
