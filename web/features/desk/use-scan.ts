import { useEffect, useEffectEvent, useState } from 'react'
import { pickUpCode } from '../../../domain/collectors.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { scannedReference } from './scan/scanned-reference.ts'
import { useHandScanner } from './scan/use-hand-scanner.ts'

interface Desk {
  /** What the search has found by now, and whether more may come. */
  found: { files: readonly StayFile[]; searching: boolean }
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

interface Awaited {
  reference: string
  /** How else the code may read, to look for once this one is not found. */
  otherwise?: string
}

/**
 * What comes of a code, by the camera or a hand scanner: it is searched for, and the stay opens as soon
 * as it is found, with the pick-up pass if the code is one's. What is no reference is left in the search field for staff to see.
 */
export function useScan({ found, search, show }: Desk): (text: string) => void {
  const [awaited, setAwaited] = useState<Awaited | null>(null)

  function lookFor(next: Awaited): void {
    setAwaited(next)
    search(next.reference)
  }

  function scan(text: string, otherLayout = ''): void {
    const [scanned, other] = [scannedReference(text), scannedReference(otherLayout)]
    if (scanned.kind === 'unknown') {
      setAwaited(null)
      search(scanned.text)
      return
    }
    const { reference } = scanned
    lookFor({ reference, ...(other.kind !== 'unknown' && { otherwise: other.reference }) })
  }

  useHandScanner(scan)

  const match = awaited && found.files.find((file) => isMeant(file, awaited.reference))
  const foundNothing = awaited !== null && !match && !found.searching
  const open = useEffectEvent((file: StayFile) => {
    setAwaited(null)
    search('')
    show(file.stay.id, collectorOf(file, awaited?.reference ?? ''))
  })
  const lookOtherwise = useEffectEvent(() => {
    if (awaited?.otherwise) lookFor({ reference: awaited.otherwise })
  })
  useEffect(() => {
    if (match) open(match)
  }, [match])
  useEffect(() => {
    if (foundNothing) lookOtherwise()
  }, [foundNothing])

  return scan
}

function isMeant(file: StayFile, reference: string): boolean {
  return file.stay.reference === reference || collectorOf(file, reference) !== undefined
}
