import type { SavedStay } from '../../../../domain/pass/saved-pass.ts'
import type { PickUpPass } from '../../../../domain/stay/collectors.ts'

function tokenOf(saved: unknown): string | null {
  const named = typeof saved === 'object' && saved !== null && 'token' in saved
  return named && typeof saved.token === 'string' ? saved.token : null
}

/** The part of a token that names its pass; the part after it is the signature, which a new secret changes. */
function passOf(token: string): string {
  return token.split('.')[0] ?? token
}

/** The passes of one kind that the device keeps, each by the token of its link. */
export class DevicePasses<Saved> {
  readonly #keptAs: string
  /** What this tab has kept: what is gone then was taken off the device in another one. */
  readonly #keptHere = new Set<string>()

  constructor(savedAs: string) {
    this.#keptAs = savedAs
  }

  /** What stands on the device, whoever wrote it; nothing where the browser keeps nothing. */
  all(): unknown[] {
    try {
      const saved: unknown = JSON.parse(localStorage.getItem(this.#keptAs) ?? '[]')
      return Array.isArray(saved) ? saved : []
    } catch {
      return []
    }
  }

  tokens(): string[] {
    return this.all()
      .map(tokenOf)
      .filter((token) => token !== null)
  }

  has(token: string): boolean {
    return this.tokens().includes(token)
  }

  /** Keeps what was answered, for when nobody answers. */
  keep(token: string, pass: Saved, at: Date): void {
    if (this.#keptHere.has(token) && !this.has(token)) return
    this.#keptHere.add(token)
    this.#write([...this.#others(token), { token, at: at.toISOString(), pass }])
  }

  /** Takes a pass off the device, under whichever of its tokens it was kept. */
  forget(token: string): void {
    this.#keptHere.delete(token)
    this.#write(this.#others(token))
  }

  /** Leaves those that are still of use. */
  leave(tokens: readonly string[]): void {
    this.#write(this.all().filter((saved) => tokens.includes(tokenOf(saved) ?? '')))
  }

  #others(token: string): unknown[] {
    return this.all().filter((saved) => passOf(tokenOf(saved) ?? '') !== passOf(token))
  }

  #write(passes: readonly unknown[]): void {
    try {
      if (passes.length > 0) localStorage.setItem(this.#keptAs, JSON.stringify(passes))
      else localStorage.removeItem(this.#keptAs)
    } catch {
      // Storage is off or full: the link still opens the pass.
    }
  }
}

/** Of guests, and of those who collect in their place. */
export const ownPasses = new DevicePasses<SavedStay>('passes')
export const pickUpPasses = new DevicePasses<PickUpPass>('pick-up-passes')

/** Whether any pass is left that the page may be opened for. */
export function isAnyOnDevice(): boolean {
  return ownPasses.tokens().length + pickUpPasses.tokens().length > 0
}
