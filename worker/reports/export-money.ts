import { eurosFromCents } from '../../domain/business/money.ts'
import type { Cell } from '../../domain/input/csv.ts'
import { tiranaDate, tiranaTime } from '../../domain/time/calendar.ts'
import { bothCurrencies, type MoneyLine } from './money-lines.ts'

export const isOther = (currency: string) => !['EUR', 'ALL', bothCurrencies].includes(currency)

const moment = (at: Date) => `${tiranaDate(at)} ${tiranaTime(at)}`
const euros = (cents: number) => (cents === 0 ? null : eurosFromCents(cents))
const amount = (cents: number | null) => (cents === null ? null : eurosFromCents(cents))
const whole = (lek: number) => (lek === 0 ? null : lek)

/**
 * Columns of the export of money, in order.
 * Times are in Tirana time. `value` is in euros, even for lek, and empty for a line that is in no
 * total. If the currency is neither euros nor lek, the amount is in `other` instead.
 */
const columns: Record<string, (line: MoneyLine) => Cell> = {
  day: ({ at }) => tiranaDate(at),
  time: ({ at }) => tiranaTime(at),
  kind: ({ kind }) => kind,
  method: ({ method }) => method,
  currency: ({ currency }) => currency,
  taken_eur: ({ taken }) => euros(taken.cents),
  taken_lek: ({ taken }) => whole(taken.lek),
  given_eur: ({ given }) => euros(given.cents),
  given_lek: ({ given }) => whole(given.lek),
  value: ({ cents, currency }) => (isOther(currency) ? null : amount(cents)),
  other: ({ cents, currency }) => (isOther(currency) ? amount(cents) : null),
  lek_per_euro: ({ lekPerEuro }) => lekPerEuro,
  reference: ({ reference }) => reference,
  tags: ({ tags }) => tags.join(' '),
  fiscal_number: ({ fiscalNumber }) => fiscalNumber,
  staff: ({ staff: by }) => by,
  sent_by: ({ sentBy }) => sentBy,
  reason: ({ reason }) => reason,
  closing: ({ closing }) => (closing?.closing ? moment(closing.closing.at) : null),
  id: ({ id }) => id,
}

export const moneyHead: readonly Cell[] = Object.keys(columns)

export function moneyRow(line: MoneyLine): readonly Cell[] {
  return Object.values(columns).map((cell) => cell(line))
}
