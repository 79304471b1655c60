import type { Cents } from '../../../domain/business/money.ts'
import { type DeskColumn, deskColumnOf } from '../../../domain/desk/desk-day.ts'
import { type DueNow, dueNow } from '../../../domain/desk/due-now.ts'
import { claimOf, isAwaited, isChangeOnItsWay } from '../../../domain/payments/account.ts'
import type { Payment } from '../../../domain/payments/money-rows.ts'
import { bagsInside, type Stay, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { tiranaDate, tiranaTime } from '../../../domain/time/calendar.ts'

export type DeskDay = Record<DeskColumn, StayRecord[]>

function visitOf({ stay }: StayRecord, column: DeskColumn | null): Date {
  return column === 'arriving' || column === null ? stay.startDate : stay.pickUpAt
}

/** Sorts names the same way, whatever the language of the page. */
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

function nameOf({ stay }: StayRecord): string {
  return `${stay.customerName ?? ''} ${stay.reference}`
}

export function deskDay(records: readonly StayRecord[], now: Date): DeskDay {
  const day: DeskDay = { arriving: [], here: [], leaving: [], late: [] }
  for (const record of records) {
    const column = deskColumnOf(record.stay, now)
    if (column) day[column].push(record)
  }
  for (const column of Object.keys(day) as DeskColumn[]) {
    const time = (record: StayRecord) => visitOf(record, column).getTime()
    day[column].sort((a, b) => time(a) - time(b) || byName.compare(nameOf(a), nameOf(b)))
  }
  return day
}

export function bagsInHouse(records: readonly StayRecord[]): number {
  return records.reduce((count, record) => count + bagsInside(record).length, 0)
}

/**
 * Returns the local time of the drop-off or pick-up, such as `10:00`.
 * If it isn't today, returns its Tirana date instead, such as `24.11.`.
 */
export function visitText(record: StayRecord, now: Date): string {
  const visit = visitOf(record, deskColumnOf(record.stay, now))
  const date = tiranaDate(visit)
  if (date === tiranaDate(now)) return tiranaTime(visit)
  const [, month, day] = date.split('-')
  return `${day}.${month}.`
}

/** `review`: staff have to check a payment in To do. */
export type MoneyFact =
  | ({ kind: 'due' } & DueNow)
  | { kind: 'over'; cents: Cents }
  | { kind: 'paid' | 'processing' | 'review' | 'on_request' | 'nothing' }

/** Returns the change payment that is still processing, `undefined` if there is none. */
export function changeOnItsWay({ payments }: Pick<StayRecord, 'payments'>): Payment | undefined {
  return payments.find(isChangeOnItsWay)
}

export function moneyFact(record: StayRecord, now: Date): MoneyFact {
  const { stay, payments } = record
  const balance = claimOf(record.stay)
  const isHere = bagsInside(record).length > 0
  const due = isHere ? dueNow(record, now) : { cents: balance, extraDays: null }
  if (stay.paymentStatus === 'needs_review') return { kind: 'review' }
  if (balance > 0 && payments.some(isAwaited)) return { kind: 'processing' }
  if (due.cents > 0) return { kind: 'due', ...due }
  if (balance < 0) return { kind: 'over', cents: -balance }
  return { kind: settled(stay) }
}

function settled({ totalPrice, received }: Stay): 'paid' | 'on_request' | 'nothing' {
  if (received > 0) return 'paid'
  return totalPrice === 0 ? 'on_request' : 'nothing'
}
