import { useEffect, useState } from 'react'
import { loadCatalogs } from '../../../words/i18n.ts'

type Confirmation = typeof import('./confirmation-parts.ts')

let loaded: Confirmation | null = null

/** Fetches the receipt, which nobody needs before they have booked. */
export async function loadConfirmation(): Promise<Confirmation> {
  const [parts] = await Promise.all([
    import('./confirmation-parts.ts'),
    loadCatalogs(['confirmation']),
  ])
  loaded = parts
  return parts
}

/** Has it at hand when it is wanted; whatever shows it tries again itself. */
export function prepareConfirmation(): void {
  void loadConfirmation().catch(() => {})
}

/** Nothing while it is on its way, or until the connection is back. */
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
