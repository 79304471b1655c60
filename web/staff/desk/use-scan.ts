import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { pickUpCode } from '../../../domain/stay/collectors.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { toast } from '../../ui/toast/toast.ts'
import { scannedReference, shortened } from './scan/scanned-reference.ts'
import { useHandScanner } from './scan/use-hand-scanner.ts'

interface Desk {
  text: string
  /** `searching`: more results may follow. `error`: the server search failed. */
  found: { records: readonly StayRecord[]; searching: boolean; error: Error | null }
  search: (text: string) => void
  show: (stayId: string, collectorId?: string) => void
}

/** Returns the id of the pick-up pass whose code is `text`, `undefined` if the stay has none. */
export function collectorOf({ collectors }: StayRecord, text: string): string | undefined {
  const scanned = scannedReference(text)
  if (scanned.kind !== 'pick_up') return undefined
  return collectors.find(({ id }) => pickUpCode(id) === scanned.reference)?.id
}

interface Awaited {
  reference: string
  /** The same scan read on a US keyboard layout, tried if `reference` isn't found. */
  otherwise?: string
}

/**
 * Returns a function that opens the stay of a scanned code. Also listens for a hand scanner.
 * A code that isn't found stays in the search field. A code that isn't ours is only reported.
 */
export function useScan({ text, found, search, show }: Desk): (text: string) => void {
  const { t } = useLingui()
  const [scanned, setScanned] = useState<Awaited | null>(null)
  // Typing something else cancels the scan.
  const awaited = scanned?.reference === text ? scanned : null

  function lookFor(next: Awaited): void {
    setScanned(next)
    search(next.reference)
  }

  function scan(code: string, otherLayout = ''): void {
    const [read, other] = [scannedReference(code), scannedReference(otherLayout)]
    if (read.kind === 'unknown') {
      toast({
        variant: 'destructive',
        title: t({ message: 'That code isn’t one of ours.', context: 'desk: a scanned code' }),
        description: shortened(read.text),
      })
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
