import type { AuditData } from './audit-data.ts'
import type { StayRecord } from './stay-record.ts'
import type { AgreedStay, StayUpdate } from './stay-update.ts'

const agreedDates = ['startDate', 'endDate', 'pickUpAt'] as const
const agreedNumbers = ['luggageCount', 'duration'] as const

/**
 * Returns an update's audit data, with the dates, numbers and `unpricedAt` that it replaces.
 * Replaced instants, such as `wasStartDate`, are UTC milliseconds, or `null` if there was none.
 */
export function auditedData(
  { stay }: StayRecord,
  { data, agreed = {}, attention = {} }: StayUpdate,
) {
  const was: AuditData = {}
  for (const key of agreedDates) {
    const [before, after] = [stay[key], agreed[key]]
    if (after !== undefined && after?.getTime() !== before?.getTime())
      was[wasKey(key)] = before?.getTime() ?? null
  }
  for (const key of agreedNumbers) {
    if (agreed[key] !== undefined && agreed[key] !== stay[key]) was[wasKey(key)] = stay[key]
  }
  const { unpriced } = attention
  if (unpriced !== undefined && (unpriced !== false) !== (stay.unpricedAt !== null))
    was.wasUnpricedAt = stay.unpricedAt?.getTime() ?? null
  return { ...data, ...was }
}

export function unpricedBefore({ wasUnpricedAt }: AuditData): Pick<StayUpdate, 'attention'> {
  if (wasUnpricedAt === undefined) return {}
  const unpriced = wasUnpricedAt === null ? false : new Date(Number(wasUnpricedAt))
  return { attention: { unpriced } }
}

export function agreedBefore(data: AuditData): Partial<AgreedStay> {
  const dates = agreedDates.flatMap((key) => {
    const at = data[wasKey(key)]
    return at === undefined ? [] : [[key, at === null ? null : new Date(Number(at))] as const]
  })
  const numbers = agreedNumbers.flatMap((key) => {
    const count = data[wasKey(key)]
    return count === undefined ? [] : [[key, count] as const]
  })
  return Object.fromEntries([...dates, ...numbers])
}

function wasKey<Key extends string>(key: Key) {
  return `was${key[0]?.toUpperCase()}${key.slice(1)}` as `was${Capitalize<Key>}`
}
