import { useEffect, useSyncExternalStore } from 'react'
import { type Cash, isCash } from '../../../domain/payments/drawer.ts'
import type { Actions } from '../actions/actions.ts'
import type { DeskRequest } from '../offline/pending-action.ts'

interface ChangeToGive {
  stayId: string
  given: Cash
}

let toGive: ChangeToGive | null = null
const listeners = new Set<() => void>()

function show(next: ChangeToGive | null): void {
  if (next === toGive) return
  toGive = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function forgetChange(): void {
  show(null)
}

/**
 * Remembers the change to give for a cash payment, even if the payment is still pending.
 * An undo or a cash payment without change clears it.
 */
export function useRememberChange(stayId: string, { done, asked }: Actions): void {
  useEffect(() => {
    if (!done || !asked) return
    if (asked.endpoint === 'POST /api/staff/stays/:id/undo') show(null)
    const given = changeIn(asked)
    if (given) show(isCash(given) ? { stayId, given } : null)
  }, [stayId, done, asked])
}

/** Returns the change to give for a cash payment, `null` if the request takes no cash. */
function changeIn({ endpoint, body }: NonNullable<Actions['asked']>): Cash | null {
  const paid = body as DeskRequest<'POST /api/staff/stays/:id/payments'>
  if (endpoint === 'POST /api/staff/stays/:id/payments') return paid.cash?.given ?? null
  const began = body as DeskRequest<'POST /api/staff/stays'>
  return endpoint === 'POST /api/staff/stays' ? (began.payment?.cash?.given ?? null) : null
}

/**
 * Returns the change to give to the guest of this stay, `null` if there is none.
 * Clears the change of any other stay.
 */
export function useChangeToGive(stayId: string): Cash | null {
  useEffect(() => {
    if (toGive && toGive.stayId !== stayId) show(null)
  }, [stayId])
  const shown = useSyncExternalStore(
    subscribe,
    () => toGive,
    () => null,
  )
  return shown?.stayId === stayId ? shown.given : null
}
