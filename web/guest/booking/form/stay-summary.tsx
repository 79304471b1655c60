import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { Locale } from '../../../../domain/business/locales.ts'
import { totalText } from '../../../../domain/business/money.ts'
import {
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
} from '../../../../domain/time/calendar.ts'

import { localTimeText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Counts } from '../price/counts.tsx'
import type { StayPrice } from '../price/stay-price.ts'
import styles from './stay-summary.module.css'
import rows from './summary-rows.module.css'
import type { StayForm } from './use-stay-form.ts'

interface StaySummaryProps {
  stay: StayForm
  price: StayPrice | null
}

export function StaySummary({ stay, price }: StaySummaryProps) {
  const locale = useLocale()
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime] = useWatch({
    control: stay.form.control,
    name: ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime'],
  })
  return (
    <dl className={classNames(rows.rows, styles.summary)}>
      <Row long label={<Trans context="row of the booking summary">Drop-off</Trans>}>
        <When date={dropOffDate} time={dropOffTime} locale={locale} />
      </Row>
      <Row long label={<Trans context="row of the booking summary">Pick-up</Trans>}>
        <When date={pickUpDate} time={pickUpTime} locale={locale} />
      </Row>
      <Row label={<Trans context="row of the booking summary">Luggage</Trans>}>
        <Counts price={price} />
      </Row>
      <Row total label={<Trans context="row of the booking summary">Total</Trans>}>
        {price ? totalText(price.total, locale) : '–'}
      </Row>
    </dl>
  )
}

function When({ date, time, locale }: { date: CalendarDate; time: ClockTime; locale: Locale }) {
  return isCalendarDate(date) ? localTimeText(date, time, locale) : '–'
}

function Row({
  label,
  total,
  long,
  children,
}: {
  label: ReactNode
  total?: boolean
  long?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames(total ? rows.total : rows.row, long && styles.long)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
