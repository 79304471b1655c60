import { useEffect, useEffectEvent, useState } from 'react'
import type { StayFile } from '../../../domain/stay-file.ts'
import { scannedReference } from './scan/scanned-reference.ts'
import { useHandScanner } from './scan/use-hand-scanner.ts'

interface Desk {
  /** What the search has found by now. */
  found: readonly StayFile[]
  search: (text: string) => void
  show: (stayId: string) => void
}

/**
 * What comes of a code, by the camera or a hand scanner: it is searched for, and the stay opens as soon
 * as it is found. What is no reference is left in the search field for staff to see.
 */
export function useScan({ found, search, show }: Desk): (text: string) => void {
  const [awaited, setAwaited] = useState<string | null>(null)

  function scan(text: string): void {
    const scanned = scannedReference(text)
    setAwaited(scanned.kind === 'reference' ? scanned.reference : null)
    search(scanned.kind === 'reference' ? scanned.reference : scanned.text)
  }

  useHandScanner(scan)

  const match = awaited && found.find(({ stay }) => stay.reference === awaited)
  const open = useEffectEvent((file: StayFile) => {
    setAwaited(null)
    search('')
    show(file.stay.id)
  })
  useEffect(() => {
    if (match) open(match)
  }, [match])

  return scan
}
