import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../../../domain/business/locales.ts'
import type { TillClosing, TillCount } from '../../../domain/desk/till.ts'
import { type Cash, isCash, minus } from '../../../domain/payments/drawer.ts'
import { type CalendarDate, tiranaDate, tiranaTime } from '../../../domain/time/calendar.ts'
import { dateText, instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CloseDay } from './close-day.tsx'
import styles from './till.module.css'
import { useCashText } from './use-cash-text.ts'

interface TillCountsProps {
  counts: readonly TillCount<string>[]
  /** The report's day. Counts of other days show their own date. */
  day: CalendarDate
  toClose: readonly TillCount<string>[]
}

export function TillCounts({ counts, day, toClose }: TillCountsProps) {
  return counts.map((count) => (
    <Count key={count.id} count={count} day={day} isToClose={toClose.includes(count)} />
  ))
}

/** Returns the time, including the date unless it is `day`. */
function timeOn(day: CalendarDate, at: Date, locale: Locale): string {
  return tiranaDate(at) === day ? tiranaTime(at) : instantText(at, locale)
}

interface CountProps {
  count: TillCount<string>
  day: CalendarDate
  isToClose: boolean
}

function Count({ count, day, isToClose }: CountProps) {
  const text = useCashText()
  const locale = useLocale()
  const { holder } = count
  const time = timeOn(day, new Date(count.at), locale)
  const difference = minus(count.counted, count.expected)
  const row = (name: ReactNode, { cents, lek }: Cash) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{text.euro(cents)}</td>
      <td>{text.lek(lek)}</td>
    </tr>
  )
  return (
    <Card>
      <table className={styles.table}>
        <caption>
          <h2>
            <Trans context="till">Count at {time}</Trans>
          </h2>
          <p className={styles.by}>
            {count.staff}
            {holder !== null && holder !== count.staff && (
              <>
                {', '}
                <Trans context="till: whose drawer was counted">drawer of {holder}</Trans>
              </>
            )}{' '}
            {isCash(difference) ? (
              <Badge tone="danger">
                <Trans context="till: the count does not agree">Doesn’t balance</Trans>
              </Badge>
            ) : (
              <Badge tone="success">
                <Trans context="till: the count agrees">Balances</Trans>
              </Badge>
            )}
          </p>
        </caption>
        <tbody>
          {row(<Trans context="till: cash that should be there">Expected</Trans>, count.expected)}
          {row(<Trans context="till: cash that is there">Counted</Trans>, count.counted)}
        </tbody>
        <tbody className={styles.sum}>
          {row(<Trans context="till: counted less expected">Difference</Trans>, difference)}
        </tbody>
      </table>
      {count.closing && <Closing closing={count.closing} day={day} />}
      {isToClose && <CloseDay count={count} />}
    </Card>
  )
}

function Closing({ closing, day }: { closing: TillClosing<string>; day: CalendarDate }) {
  const text = useCashText()
  const locale = useLocale()
  const date = dateText(closing.date, locale)
  const when = timeOn(day, new Date(closing.at), locale)
  const { staff, difference, reason } = closing
  const sum = text.cash(difference)
  return (
    <p className={styles.closing}>
      <b>
        <Trans context="till: the day that was closed, when, and by whom">
          {date} closed: {when}, {staff}
        </Trans>
      </b>
      {isCash(difference) && (
        <span>
          <Trans context="till: what was missing or too much at the closing">
            Difference {sum}
          </Trans>
          {reason && `: ${reason}`}
        </span>
      )}
    </p>
  )
}
