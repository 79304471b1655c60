import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { pendingTags } from '../offline/held-entry.ts'
import { useConnection, usePendingActions } from '../offline/use-offline-queue.ts'
import { deviceTags } from '../session/device.ts'
import type { TakenTags } from './forms/tags.ts'

/** `records` are today's stays with pending actions applied. */
export function useTakenTags(records: readonly StayRecord[]): TakenTags {
  const connection = useConnection()
  const pending = pendingTags(usePendingActions())
  const { slot, taken } = deviceTags()
  return {
    known: records.flatMap((record) => bagsInside(record).map(({ tag }) => tag)),
    others: [...taken, ...pending],
    slot: connection === 'online' ? undefined : slot,
  }
}
