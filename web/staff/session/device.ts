import { withTimeout } from '../../browser/with-timeout.ts'

const key = 'desk-device'

/** This device's name for itself: nothing but a random number, made when something is first said of it. */
function deviceId(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(key, made)
  return made
}

/** Whether a name is this device's own. */
export function isThisDevice(id: string): boolean {
  return localStorage.getItem(key) === id
}

let lastTold: Promise<unknown> = Promise.resolve()

/** One after the other: of two that are on their way at once, the older one could arrive last. */
function tell(id: string, method: 'PUT' | 'DELETE', report?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const body = report && { headers, body: JSON.stringify(report) }
  const call = () => fetch(`/api/staff/devices/${id}`, { method, credentials: 'include', ...body })
  lastTold = lastTold.then(() => withTimeout(call())).catch(() => {})
  return lastTold
}

/** Tells the till what waits here. What can't be told now is told with the next change. */
export async function reportDevice(times: readonly string[]): Promise<void> {
  const [oldestAt = null] = times.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  await tell(deviceId(), 'PUT', { waiting: times.length, oldestAt })
}

/** Nothing is kept here any more, and nobody is signed in. */
export async function forgetThisDevice(): Promise<void> {
  const id = localStorage.getItem(key)
  localStorage.removeItem(key)
  if (id) await tell(id, 'DELETE')
}
