import type { StaffSession } from '../../../domain/api.ts'
import { listenToTabs, offlineQueue, tellSealed } from '../offline/device-queue.ts'
import { type Lease, leaseOf, mayKeep } from '../offline/lease.ts'
import { dropGuests, noteTime, savedLease, saveLease } from '../offline/saved-lease.ts'
import { listenToSignedOut } from '../offline/session-end.ts'

/** `sealed`: nobody is signed in, so nothing about guests is shown or kept. `unknown`: not looked up yet. */
export type Seal = 'unknown' | 'open' | 'sealed'

const everyMilliseconds = 10_000

let state: Seal = 'unknown'
let lease: Lease | undefined
/** Whether the device's storage holds it: if it does, another tab may have ended it. */
let isStored = true
/** The sign-in that is being noted; `null` if none is, or if it has ended since. */
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

export function listenToSeal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server has told who is signed in, and until when. */
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

/** When the sign-in ends, in milliseconds by the device's clock; `null` if that is not known. */
export function sessionEnd(): number | null {
  return lease?.until ?? null
}

/** Ends what this device shows and keeps about guests; acts that wait stay, without what only staff read. */
export async function sealDevice(): Promise<void> {
  if (state === 'sealed' && !opening) return
  opening = null
  lease = undefined
  become('sealed')
  tellSealed()
  await Promise.allSettled([dropGuests(), offlineQueue.dropGuests()])
}

/** Looks whether the sign-in still lasts. Before anybody has told of one, only the device knows. */
async function look(): Promise<void> {
  if (state === 'sealed' || opening) return
  const before = lease
  const kept = isStored ? await savedLease().catch(() => before) : before
  // Somebody has signed in, or the sign-in has ended, while the storage was read.
  if (opening || lease !== before) return
  lease = kept
  const now = Date.now()
  if (mayKeep(lease, now)) {
    become('open')
    await noteTime(now).catch(() => {})
  } else if (lease !== undefined || state === 'open') await sealDevice()
}

/** Nobody tells who is signed in: without a lease of before, nothing about guests is shown. */
export async function sealWithoutLease(): Promise<void> {
  await look()
  if (state === 'unknown' && !opening) await sealDevice()
}

/** Keeps watch for as long as a page of staff's is open. The answer ends it. */
export function watchSession(): () => void {
  const lookNow = () => void look()
  const seal = () => void sealDevice()
  const unsubscribe = [listenToSignedOut(seal), listenToTabs((news) => news === 'sealed' && seal())]
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
