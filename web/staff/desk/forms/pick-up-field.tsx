import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { limits } from '../../../../domain/business/business.ts'
import { addMonths, tiranaDate } from '../../../../domain/time/calendar.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from '../panel/stay-panel.module.css'
import { type PickUpChoice, pickUpDate } from './walk-in.ts'

const days = ['today', 'tomorrow', 'other'] as const

interface PickUpFieldProps {
  choice: PickUpChoice
  now: Date
  onChange: (choice: PickUpChoice) => void
}

export function PickUpField({ choice, now, onChange }: PickUpFieldProps) {
  const { t } = useLingui()
  const today = tiranaDate(now)
  const date = pickUpDate(choice, now)
  // Keeps a half-typed date on screen. Until the year is complete, the date is in the past, and
  // `pickUpDate` would replace it with today.
  const [typed, setTyped] = useState<string | null>(null)

  function pick(day: PickUpChoice['day']): void {
    onChange(day === 'other' ? { day, date: pickUpDate({ day: 'tomorrow' }, now) } : { day })
  }

  return (
    <fieldset className={styles.chips}>
      <legend>
        <Trans context="desk: when a guest collects bags">Pick-up</Trans>
      </legend>
      {days.map((day) => (
        <label key={day} className={styles.tick}>
          <input
            type="radio"
            name="pick-up"
            checked={choice.day === day}
            onChange={() => pick(day)}
          />
          <span>
            {day === 'today' && <Trans context="desk: day of pick-up">Today</Trans>}
            {day === 'tomorrow' && <Trans context="desk: day of pick-up">Tomorrow</Trans>}
            {day === 'other' && <Trans context="desk: day of pick-up">Other day</Trans>}
          </span>
        </label>
      ))}
      {choice.day === 'other' && (
        <TextInput
          type="date"
          aria-label={t({ message: 'Day of pick-up', context: 'desk' })}
          min={today}
          max={addMonths(today, limits.monthsAhead)}
          value={typed ?? date}
          // Clearing the field keeps the previous date.
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            onChange({ day: 'other', date: value || date })
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </fieldset>
  )
}
