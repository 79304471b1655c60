import type { CustodyRecord } from '../stay/custody-record.ts'
import type { StayFile } from '../stay/stay-file.ts'
import type { PassBag } from './pass.ts'

/** What is known of a stay's bags beside its file. */
export interface Custody {
  records: readonly CustodyRecord<Date>[]
  /** Whether there is a bucket that photos are kept in. */
  photos: boolean
}

/** The bags of a stay as its guest sees them: what was taken back never was. */
export function passBagsOf({ bags }: Pick<StayFile, 'bags'>, custody: Custody): PassBag[] {
  const times = new Map(custody.records.map((record) => [record.id, record]))
  return bags
    .filter(({ state }) => state !== 'voided')
    .map(({ id, tag, outTo, collectorId, photo }) => ({
      ...{ id, tag, outTo, collectorId },
      inAt: times.get(id)?.inAt.toISOString() ?? null,
      outAt: times.get(id)?.outAt?.toISOString() ?? null,
      photo: custody.photos && photo !== null,
    }))
}

/** The name of the photo of one of a guest's bags; null where it is none of theirs, or they are forgotten. */
export function photoForGuest(
  { stay, bags }: Pick<StayFile, 'stay' | 'bags'>,
  bagId: string,
): string | null {
  if (stay.customerName === null) return null
  return bags.find(({ id, state }) => id === bagId && state !== 'voided')?.photo ?? null
}
