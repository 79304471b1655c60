import type { KeptStay } from '../../../domain/kept-pass.ts'
import type { Pass } from '../../../domain/pass.ts'

const keptAs = 'passes'
/** Of whoever collects: the pass that was opened last. */
export const keptAsPickUp = 'pick-up-pass'

/** What stands on the device, whoever wrote it; nothing where the browser keeps nothing. */
export function passesOnDevice(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

function tokenOf(kept: unknown): string | null {
  const named = typeof kept === 'object' && kept !== null && 'token' in kept
  return named && typeof kept.token === 'string' ? kept.token : null
}

export function tokensOnDevice(): string[] {
  return passesOnDevice()
    .map(tokenOf)
    .filter((token) => token !== null)
}

function write(passes: readonly unknown[]): void {
  try {
    if (passes.length > 0) localStorage.setItem(keptAs, JSON.stringify(passes))
    else localStorage.removeItem(keptAs)
  } catch {
    // Storage is off or full: the link still opens the pass.
  }
}

const others = (token: string) => passesOnDevice().filter((kept) => tokenOf(kept) !== token)

/** What this tab has kept: what is gone then was taken off the device in another one. */
const keptHere = new Set<string>()

/** Keeps what was answered, for when nobody answers. */
export function keepOnDevice(token: string, pass: Pass, at: Date): void {
  if (keptHere.has(token) && !tokensOnDevice().includes(token)) return
  keptHere.add(token)
  const { collectors, collectable, forgotten, ...stay } = pass
  write([...others(token), { token, at: at.toISOString(), pass: stay satisfies KeptStay }])
}

export function forgetOnDevice(token: string): void {
  keptHere.delete(token)
  write(others(token))
}

/** Leaves those that are still of use. */
export function leaveOnDevice(tokens: readonly string[]): void {
  write(passesOnDevice().filter((kept) => tokens.includes(tokenOf(kept) ?? '')))
}

/** Takes a pick-up pass off the device, unless another one has come in its place. */
export function forgetPickUp(token: string): void {
  try {
    if (localStorage.getItem(keptAsPickUp)?.includes(token)) localStorage.removeItem(keptAsPickUp)
  } catch {
    // Storage is off: there is nothing to forget.
  }
}

/** Whether any pass is left that the page may be opened for. */
export function isAnyOnDevice(): boolean {
  try {
    return tokensOnDevice().length > 0 || localStorage.getItem(keptAsPickUp) !== null
  } catch {
    return false
  }
}
