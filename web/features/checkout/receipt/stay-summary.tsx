import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { CalendarDate, ClockTime } from '../../../../domain/calendar.ts'
import { isCalendarDate } from '../../../../domain/calendar.ts'
import { dateText } from '../../../../domain/date-text.ts'
import type { Locale } from '../../../../domain/locales.ts'
import { totalText } from '../../../../domain/money-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { StayPrice } from '../price/stay-price.ts'
import type { StayForm } from '../stay/use-stay-form.ts'
import styles from './summary-rows.module.css'

interface StaySummaryProps {
  stay: StayForm
  price: StayPrice | null
}

/** What is about to be booked, read back. */
export function StaySummary({ stay, price }: StaySummaryProps) {
  const locale = useLocale()
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime] = useWatch({
    control: stay.form.control,
    name: ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime'],
  })
  return (
    <dl className={styles.rows}>
      <Row label={<Trans context="row of the booking summary">Drop-off</Trans>}>
        <When date={dropOffDate} time={dropOffTime} locale={locale} />
      </Row>
      <Row label={<Trans context="row of the booking summary">Pick-up</Trans>}>
        <When date={pickUpDate} time={pickUpTime} locale={locale} />
      </Row>
      <Row label={<Trans context="row of the booking summary">Luggage</Trans>}>
        {price ? (
          <Plural
            context="row of the booking summary"
            value={price.items}
            one="# item"
            other="# items"
          />
        ) : (
          '–'
        )}
      </Row>
      <Row total label={<Trans context="row of the booking summary">Total</Trans>}>
        {price ? totalText(price.total, locale) : '–'}
      </Row>
    </dl>
  )
}

function When({ date, time, locale }: { date: CalendarDate; time: ClockTime; locale: Locale }) {
  return isCalendarDate(date) ? `${dateText(date, locale)}, ${time}` : '–'
}

function Row({
  label,
  total,
  children,
}: {
  label: ReactNode
  total?: boolean
  children: ReactNode
}) {
  return (
    <div className={total ? styles.total : styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
