import { useEffect, useState } from 'react'
import { loadCatalogs } from '../../../words/i18n.ts'

type Confirmation = typeof import('./confirmation-parts.ts')

let loaded: Confirmation | null = null

export async function loadConfirmation(): Promise<Confirmation> {
  const [parts] = await Promise.all([
    import('./confirmation-parts.ts'),
    loadCatalogs(['confirmation']),
  ])
  loaded = parts
  return parts
}

/**
 * Preloads the receipt's code and texts.
 * Ignores failures, because `useConfirmation` tries again.
 */
export function prepareConfirmation(): void {
  void loadConfirmation().catch(() => {})
}

/**
 * Returns `null` until the receipt's code and texts have loaded.
 * If loading fails, tries again when the device comes back online.
 */
export function useConfirmation(): Confirmation | null {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    const ask = () => void loadConfirmation().then(setParts, () => {})
    if (parts) return
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [parts])
  return parts
}
