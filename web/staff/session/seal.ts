import type { StaffSession } from '../../../domain/api.ts'
import { notifySealed, offlineQueue, subscribeToTabs } from '../offline/device-queue.ts'
import { type Lease, leaseOf, mayKeep } from '../offline/lease.ts'
import { dropGuests, noteTime, savedLease, saveLease } from '../offline/saved-lease.ts'
import { subscribeToSignedOut } from '../offline/session-end.ts'

/**
 * - `sealed`: no valid session is known, so guests' data is hidden and deleted.
 * - `unknown`: no lease has been found so far, and the server hasn't responded.
 */
export type Seal = 'unknown' | 'open' | 'sealed'

const everyMilliseconds = 10_000

let state: Seal = 'unknown'
let lease: Lease | undefined
/**
 * False if the lease couldn't be stored.
 * If true, each check reads storage again, because another tab may have deleted the lease.
 */
let isStored = true
/**
 * Session whose lease is being saved.
 * `null` if there is none, or if it has ended in the meantime.
 */
let opening: StaffSession | null = null
const listeners = new Set<() => void>()

function become(next: Seal): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function sealNow(): Seal {
  return state
}

export function subscribeToSeal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function openSession(session: StaffSession): Promise<void> {
  opening = session
  const next = leaseOf(session, Date.now())
  const kept = await saveLease(next)
    .then(savedLease)
    .catch(() => undefined)
  if (opening !== session) return
  opening = null
  lease = next
  isStored = kept !== undefined
  offlineQueue.keepGuests()
  become('open')
}

/**
 * Returns the end of the session in epoch milliseconds by the device's clock, or `null` if unknown.
 */
export function sessionEnd(): number | null {
  return lease?.until ?? null
}

/**
 * Hides and deletes guests' data.
 * Pending actions are kept, without the data that the server doesn't need.
 */
export async function sealDevice(): Promise<void> {
  if (state === 'sealed' && !opening) return
  opening = null
  lease = undefined
  become('sealed')
  notifySealed()
  await Promise.allSettled([dropGuests(), offlineQueue.dropGuests()])
}

/**
 * Opens or seals the device, depending on the lease. A sealed device stays sealed.
 * An `unknown` state remains `unknown` if there is no lease.
 */
async function look(): Promise<void> {
  if (state === 'sealed' || opening) return
  const before = lease
  const kept = isStored ? await savedLease().catch(() => before) : before
  // The session started or ended while storage was being read.
  if (opening || lease !== before) return
  lease = kept
  const now = Date.now()
  if (mayKeep(lease, now)) {
    become('open')
    await noteTime(now).catch(() => {})
  } else if (lease !== undefined || state === 'open') await sealDevice()
}

export async function sealWithoutLease(): Promise<void> {
  await look()
  if (state === 'unknown' && !opening) await sealDevice()
}

export function watchSession(): () => void {
  const lookNow = () => void look()
  const seal = () => void sealDevice()
  const unsubscribe = [
    subscribeToSignedOut(seal),
    subscribeToTabs((news) => news === 'sealed' && seal()),
  ]
  const timer = setInterval(lookNow, everyMilliseconds)
  addEventListener('pageshow', lookNow)
  document.addEventListener('visibilitychange', lookNow)
  lookNow()
  return () => {
    clearInterval(timer)
    removeEventListener('pageshow', lookNow)
    document.removeEventListener('visibilitychange', lookNow)
    for (const stop of unsubscribe) stop()
  }
}
