import { Trans, useLingui } from '@lingui/react/macro'
import type { StayDates } from '../../../../../domain/opening-hours/opening-hours.ts'
import { addDays, type CalendarDate, tiranaDate } from '../../../../../domain/time/calendar.ts'
import { clockText } from '../../../../../domain/time/clock-text.ts'
import { dateText } from '../../../../../domain/time/date-text.ts'
import { useLocale } from '../../../../routing/use-locale.ts'
import { usualStayField, usualStayValue } from './usual-stay-value.ts'
import styles from './usual-stays.module.css'

interface UsualStaysProps {
  stays: readonly StayDates[]
  chosen: StayDates | undefined
  today: CalendarDate
  onChoose: (stay: StayDates) => void
}

export function UsualStays({ stays, chosen, today, onChoose }: UsualStaysProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>
        <Trans context="over the choice of day and hours">When</Trans>
      </legend>
      {stays.map((stay, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices change in place and never move
        <label key={place} className={styles.choice}>
          <input
            type="radio"
            name={usualStayField}
            value={usualStayValue(stay, today)}
            checked={stay === chosen}
            onChange={() => onChoose(stay)}
          />
          <span>
            <Times stay={stay} today={today} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Times({ stay, today }: Pick<UsualStaysProps, 'today'> & { stay: StayDates }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { dropOffDate: date, dropOffTime: from, pickUpTime: until } = stay
  if (date === today) {
    const closes = clockText(until, locale)
    return <Trans context="choice of a stay">Today until {closes}</Trans>
  }
  const tomorrow = t({ message: 'Tomorrow', context: 'choice of a stay, before its hours' })
  const day = date === addDays(today, 1) ? tomorrow : dateText(date, locale)
  return `${day}, ${from}–${until}`
}

/** Sample morning, because prerendered pages don't know the date. */
export const someMorning = new Date('2026-01-01T06:00:00Z')
export const someDay = tiranaDate(someMorning)
