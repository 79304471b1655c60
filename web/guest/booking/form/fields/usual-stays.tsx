import { Trans, useLingui } from '@lingui/react/macro'
import { hoursOfUsualStay } from '../../../../../domain/booking/usual-stays.ts'
import type { StayDates } from '../../../../../domain/opening-hours/opening-hours.ts'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  tiranaDate,
} from '../../../../../domain/time/calendar.ts'
import { clockText } from '../../../../../domain/time/clock-text.ts'
import { dateText } from '../../../../../domain/time/date-text.ts'
import { useLocale } from '../../../../routing/use-locale.ts'
import type { StayForm } from '../use-stay-form.ts'
import { usualStayField, usualStayValue } from './usual-stay-value.ts'
import styles from './usual-stays.module.css'

interface UsualStaysProps {
  stay: Pick<StayForm, 'hours' | 'openingTimes'>
  stays: readonly StayDates[]
  chosen: StayDates | undefined
  now: Date
  onChoose: (stay: StayDates) => void
}

/**
 * One-day stays to choose from.
 * They offer no choice of hours, because hours don't affect the daily price.
 */
export function UsualStays({ stay, stays, chosen, now, onChoose }: UsualStaysProps) {
  const today = tiranaDate(now)
  const { hours, openingTimes } = stay
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        <Trans context="over the choice of day and hours">When</Trans>
      </legend>
      {stays.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices change in place and never move
        <label key={place} className={styles.choice}>
          <input
            type="radio"
            name={usualStayField}
            value={usualStayValue(one, today)}
            checked={one === chosen}
            onChange={() => onChoose(one)}
          />
          <span>
            <b>
              <Day date={one.dropOffDate} today={today} />
            </b>
            <Times {...hoursOfUsualStay(one, hours, now, openingTimes)} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Day({ date, today }: Record<'date' | 'today', CalendarDate>) {
  const { t } = useLingui()
  const locale = useLocale()
  if (date === today) return t({ message: 'Today', context: 'choice of a stay' })
  if (date === addDays(today, 1)) return t({ message: 'Tomorrow', context: 'choice of a stay' })
  return dateText(date, locale)
}

function Times({ from, by }: { from: ClockTime | null; by: ClockTime }) {
  const locale = useLocale()
  const closes = clockText(by, locale)
  if (from === null) {
    return (
      <Trans context="choice of a stay, under its day">
        Drop off from now, collect by {closes}
      </Trans>
    )
  }
  const opens = clockText(from, locale)
  return (
    <Trans context="choice of a stay, under its day">
      Drop off from {opens}, collect by {closes}
    </Trans>
  )
}

/** An arbitrary morning, used because prerendered pages don't know today's date. */
export const someMorning = new Date('2026-01-01T06:00:00Z')
