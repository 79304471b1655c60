import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { business } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { closureAt } from '../../../../domain/opening-hours/opening-times.ts'
import { priceByDay } from '../../../../domain/pricing/pricing.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
  tiranaDate,
  tiranaInstant,
} from '../../../../domain/time/calendar.ts'
import { clockTime } from '../../../../domain/time/clock.ts'
import { clockText } from '../../../../domain/time/clock-text.ts'
import { dateText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import styles from './price-tag.module.css'
import type { StayPrice } from './stay-price.ts'

interface PriceCoachProps {
  stay: StayForm
  price: StayPrice | null
}

/**
 * Shows the latest pick-up for this price, and the price one day later.
 * Hidden if a plan other than the daily one applies, or if a closure covers closing time on either
 * day.
 */
export function PriceCoach({ stay, price }: PriceCoachProps) {
  const locale = useLocale()
  const { form, now, openingTimes } = stay
  const dropOffDate = useWatch({ control: form.control, name: 'dropOffDate' })
  const dayName = useDayName(dropOffDate, now)
  if (price && price.storageType !== 'daily') return null
  const days = price?.days ?? 1
  const { same, next } = priceByDay(price?.items ?? 0, days)
  const lastHour = clockTime(business.closesAt)
  const closes = clockText(lastHour, locale)
  const isShut = (daysLater: number) =>
    isCalendarDate(dropOffDate) &&
    closureAt(lastMoment(addDays(dropOffDate, daysLater), lastHour), 'pick_up', openingTimes)
  if (isShut(days - 1) || isShut(days)) return null
  const [day, nextDay] = [dayName(days - 1), dayName(days)]
  const [total, nextTotal] = [euroText(same, locale), euroText(next, locale)]
  return (
    <p className={styles.coach}>
      {price && (
        <Trans
          context="under the price panel"
          comment="{day} and {nextDay} read 'today', 'tomorrow', 'the same day', 'the day after', or a date such as 'Sat, 21 Nov 2026'"
        >
          Collect by {closes} {day}: {total}; {nextDay}: {nextTotal}
        </Trans>
      )}
    </p>
  )
}

function lastMoment(date: CalendarDate, closes: ClockTime): Date {
  return new Date(tiranaInstant(date, closes).getTime() - 1)
}

function useDayName(dropOffDate: string, now: Date | null): (daysLater: number) => string {
  const { t } = useLingui()
  const locale = useLocale()
  return (daysLater) => {
    if (!now || !isCalendarDate(dropOffDate)) {
      return daysLater === 0
        ? t({ message: 'the same day', context: 'in the sentence under the price panel' })
        : t({ message: 'the day after', context: 'in the sentence under the price panel' })
    }
    const date = addDays(dropOffDate, daysLater)
    const today = tiranaDate(now)
    if (date === today) {
      return t({ message: 'today', context: 'in the sentence under the price panel' })
    }
    if (date === addDays(today, 1)) {
      return t({ message: 'tomorrow', context: 'in the sentence under the price panel' })
    }
    return dateText(date, locale)
  }
}
