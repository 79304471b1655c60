import { type KeptPickUp, keptPickUp } from '../../../../domain/kept-pass.ts'
import type { PickUpPass } from '../../../../domain/pass.ts'
import { forgetPickUp, keptAsPickUp } from '../device-passes.ts'

/** Keeps a pick-up pass for when nobody answers, as long as it is good for something. */
export function keepPickUp(token: string, pass: PickUpPass, at: Date): void {
  if (pass.state !== 'open') {
    forgetPickUp(token)
    return
  }
  try {
    const kept = { token, at: at.toISOString(), pass } satisfies KeptPickUp
    localStorage.setItem(keptAsPickUp, JSON.stringify(kept))
  } catch {
    // Storage is off or full: the link still opens the pass.
  }
}

/** The pass of this link as it was answered last. */
export function keptPickUpOf(token: string): KeptPickUp | null {
  try {
    const { data } = keptPickUp.safeParse(JSON.parse(localStorage.getItem(keptAsPickUp) ?? 'null'))
    return data?.token === token ? data : null
  } catch {
    return null
  }
}
