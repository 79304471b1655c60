import { useEffect, useEffectEvent, useState } from 'react'
import { pickUpCode } from '../../../domain/stay/collectors.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { scannedReference } from './scan/scanned-reference.ts'
import { useHandScanner } from './scan/use-hand-scanner.ts'

interface Desk {
  /** What is searched for, as the field has it. */
  text: string
  /** What the search has found by now, whether more may come, and why it went no further. */
  found: { records: readonly StayRecord[]; searching: boolean; error: Error | null }
  search: (text: string) => void
  /** Opens it, with the pick-up pass that was shown. */
  show: (stayId: string, collectorId?: string) => void
}

/** The id of the pick-up pass with this code, however it was typed. */
export function collectorOf({ collectors }: StayRecord, text: string): string | undefined {
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
export function useScan({ text, found, search, show }: Desk): (text: string) => void {
  const [scanned, setScanned] = useState<Awaited | null>(null)
  // Whoever types something else is not interrupted by the code any more.
  const awaited = scanned?.reference === text ? scanned : null

  function lookFor(next: Awaited): void {
    setScanned(next)
    search(next.reference)
  }

  function scan(code: string, otherLayout = ''): void {
    const [read, other] = [scannedReference(code), scannedReference(otherLayout)]
    if (read.kind === 'unknown') {
      setScanned(null)
      search(read.text)
      return
    }
    const { reference } = read
    lookFor({ reference, ...(other.kind !== 'unknown' && { otherwise: other.reference }) })
  }

  useHandScanner(scan)

  const match = awaited && found.records.find((record) => isMeant(record, awaited.reference))
  const foundNothing = awaited !== null && !match && !found.searching && !found.error
  const open = useEffectEvent((record: StayRecord) => {
    setScanned(null)
    search('')
    show(record.stay.id, collectorOf(record, awaited?.reference ?? ''))
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

function isMeant(record: StayRecord, reference: string): boolean {
  return record.stay.reference === reference || collectorOf(record, reference) !== undefined
}
