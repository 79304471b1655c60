import type { DeviceTags } from '../../../domain/desk/till.ts'
import { withTimeout } from '../../browser/with-timeout.ts'

/** Maximum number of tags that the server accepts (see `deviceRequest`). */
const mostPendingTags = 200

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

const tagsKey = 'desk-tags'

/**
 * Returns the slot and the tag numbers in use, from the server's last response.
 * They are stored until staff sign out, so that walk-ins can be checked in after the session has
 * ended.
 */
export function deviceTags(): DeviceTags {
  try {
    const { slot, taken }: DeviceTags = JSON.parse(localStorage.getItem(tagsKey) ?? '')
    return { slot, taken: [...taken] }
  } catch {
    return { slot: null, taken: [] }
  }
}

let lastTold: Promise<unknown> = Promise.resolve()

/**
 * Sends reports in order, so that the latest arrives last.
 * Resolves to `undefined` after a failure.
 */
function notify(id: string, method: 'PUT' | 'DELETE', report?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  const body = report && { headers, body: JSON.stringify(report) }
  const call = async () => {
    const path = `/api/staff/devices/${id}`
    const response = await fetch(path, { method, credentials: 'include', ...body })
    return response.ok ? response.json() : undefined
  }
  lastTold = lastTold.then(() => withTimeout(call())).catch(() => undefined)
  return lastTold
}

/**
 * Reports the number and age of pending actions, and the tags of their bags.
 * `times` are the ISO instants of the actions. Stores the response for `deviceTags`. Failed
 * requests are ignored, because the next report replaces this one.
 */
export async function reportDevice(
  times: readonly string[],
  tags: readonly number[] = [],
): Promise<void> {
  const [oldestAt = null] = times.toSorted((one, other) => Date.parse(one) - Date.parse(other))
  const report = { waiting: times.length, oldestAt, tags: tags.slice(0, mostPendingTags) }
  const answer = (await notify(deviceId(), 'PUT', report)) as DeviceTags | undefined
  if (answer?.taken) localStorage.setItem(tagsKey, JSON.stringify(answer))
}

export async function forgetThisDevice(): Promise<void> {
  const id = localStorage.getItem(key)
  localStorage.removeItem(key)
  localStorage.removeItem(tagsKey)
  if (id) await notify(id, 'DELETE')
}
