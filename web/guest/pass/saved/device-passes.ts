import type { SavedStay } from '../../../../domain/pass/saved-pass.ts'
import type { PickUpPass } from '../../../../domain/stay/collectors.ts'

function tokenOf(saved: unknown): string | null {
  const named = typeof saved === 'object' && saved !== null && 'token' in saved
  return named && typeof saved.token === 'string' ? saved.token : null
}

/** Returns the token without its signature, which changes with the secret. */
function passOf(token: string): string {
  return token.split('.')[0] ?? token
}

export class DevicePasses<Saved> {
  readonly #keptAs: string
  /** Tokens of the passes that were saved since the page was loaded. */
  readonly #keptHere = new Set<string>()

  constructor(savedAs: string) {
    this.#keptAs = savedAs
  }

  /** Returns the stored entries, unvalidated. Empty if storage is unavailable or unreadable. */
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

  /** Saves a pass, unless another tab has removed it since this page saved it. */
  keep(token: string, pass: Saved, at: Date): void {
    if (this.#keptHere.has(token) && !this.has(token)) return
    this.#keptHere.add(token)
    this.#write([...this.#others(token), { token, at: at.toISOString(), pass }])
  }

  /** Removes a pass, even if it is stored under another of its tokens. */
  forget(token: string): void {
    this.#keptHere.delete(token)
    this.#write(this.#others(token))
  }

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
      // Storage is off or full. The link still works.
    }
  }
}

export const ownPasses = new DevicePasses<SavedStay>('passes')
export const pickUpPasses = new DevicePasses<PickUpPass>('pick-up-passes')

export function isAnyOnDevice(): boolean {
  return ownPasses.tokens().length + pickUpPasses.tokens().length > 0
}
