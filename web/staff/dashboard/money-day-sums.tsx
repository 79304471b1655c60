import { Trans } from '@lingui/react/macro'
import { totalText } from '../../../domain/business/money.ts'
import type { MoneyDay } from '../../../domain/reports/money-day.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'

export function MoneyDaySums({ day }: { day: MoneyDay }) {
  const locale = useLocale()
  const date = dateText(day.date, locale)
  const atStripe = totalText(day.stripeCents, locale)
  const inRecords = totalText(day.booksCents, locale)
  return (
    <Trans context="system status: a day's payments, and two amounts">
      {date}: {atStripe} received at Stripe, {inRecords} in our records.
    </Trans>
  )
}
