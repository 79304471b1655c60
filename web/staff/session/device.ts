import { withTimeout } from '../../browser/with-timeout.ts'

const key = 'desk-device'

function deviceId(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const made = crypto.randomUUID()
  localStorage.setItem(key, made)
  return made
}

export function isThisDevice(id: string): boolean {
  return localStorage.getItem(key) === id
}

let lastTold: Promise<unknown> = Promise.resolve()

/** Sends reports in order, so the latest arrives last. */
function notify(id: string, method: 'PUT' | 'DELETE', report?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const body = report && { headers, body: JSON.stringify(report) }
  const call = () => fetch(`/api/staff/devices/${id}`, { method, credentials: 'include', ...body })
  lastTold = lastTold.then(() => withTimeout(call())).catch(() => {})
  return lastTold
}

/**
 * Reports the number and age of pending actions.
 * `times` are ISO instants. Failures are ignored, because the next report replaces this one.
 */
export async function reportDevice(times: readonly string[]): Promise<void> {
  const [oldestAt = null] = times.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  await notify(deviceId(), 'PUT', { waiting: times.length, oldestAt })
}

export async function forgetThisDevice(): Promise<void> {
  const id = localStorage.getItem(key)
  localStorage.removeItem(key)
  if (id) await notify(id, 'DELETE')
}
