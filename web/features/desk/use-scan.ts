import { useEffect, useEffectEvent, useState } from 'react'
import { pickUpCode } from '../../../domain/collectors.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { scannedReference } from './scan/scanned-reference.ts'
import { useHandScanner } from './scan/use-hand-scanner.ts'

interface Desk {
  /** What the search has found by now. */
  found: readonly StayFile[]
  search: (text: string) => void
  /** Opens it, with the pick-up pass that was shown. */
  show: (stayId: string, collectorId?: string) => void
}

/** The id of the pick-up pass with this code, however it was typed. */
export function collectorOf({ collectors }: StayFile, text: string): string | undefined {
  const scanned = scannedReference(text)
  if (scanned.kind !== 'pick_up') return undefined
  return collectors.find(({ id }) => pickUpCode(id) === scanned.reference)?.id
}

/**
 * What comes of a code, by the camera or a hand scanner: it is searched for, and the stay opens as soon
 * as it is found, with the pick-up pass if the code is one's. What is no reference is left in the search field for staff to see.
 */
export function useScan({ found, search, show }: Desk): (text: string) => void {
  const [awaited, setAwaited] = useState<string | null>(null)

  function scan(text: string): void {
    const scanned = scannedReference(text)
    setAwaited(scanned.kind === 'unknown' ? null : scanned.reference)
    search(scanned.kind === 'unknown' ? scanned.text : scanned.reference)
  }

  useHandScanner(scan)

  const match =
    awaited &&
    found.find(
      (file) => file.stay.reference === awaited || collectorOf(file, awaited) !== undefined,
    )
  const open = useEffectEvent((file: StayFile) => {
    setAwaited(null)
    search('')
    show(file.stay.id, collectorOf(file, awaited ?? ''))
  })
  useEffect(() => {
    if (match) open(match)
  }, [match])

  return scan
}
