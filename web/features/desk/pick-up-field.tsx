import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { limits } from '../../../domain/business.ts'
import { addMonths, type CalendarDate, tiranaDate } from '../../../domain/calendar.ts'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './stay-panel.module.css'
import { pickUpDay } from './walk-in.ts'

const choices = ['today', 'tomorrow', 'other'] as const

interface PickUpFieldProps {
  date: CalendarDate
  now: Date
  onChange: (date: CalendarDate) => void
}

/** The day on which bags are collected: mostly today or tomorrow, by one tap. */
export function PickUpField({ date, now, onChange }: PickUpFieldProps) {
  const { t } = useLingui()
  const [chosen, choose] = useState<(typeof choices)[number]>('today')
  const today = tiranaDate(now)

  function pick(choice: (typeof choices)[number]): void {
    choose(choice)
    onChange(pickUpDay(choice === 'today' ? 'today' : 'tomorrow', now))
  }

  return (
    <fieldset className={styles.chips}>
      <legend>
        <Trans context="counter: when a guest collects bags">Pick-up</Trans>
      </legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.tick}>
          <input
            type="radio"
            name="pick-up"
            checked={chosen === choice}
            onChange={() => pick(choice)}
          />
          <span>
            {choice === 'today' && <Trans context="counter: day of pick-up">Today</Trans>}
            {choice === 'tomorrow' && <Trans context="counter: day of pick-up">Tomorrow</Trans>}
            {choice === 'other' && <Trans context="counter: day of pick-up">Other day</Trans>}
          </span>
        </label>
      ))}
      {chosen === 'other' && (
        <TextInput
          type="date"
          aria-label={t({ message: 'Day of pick-up', context: 'counter' })}
          min={today}
          max={addMonths(today, limits.monthsAhead)}
          value={date}
          // An emptied field keeps the day it had.
          onChange={(event) => onChange(event.currentTarget.value || date)}
        />
      )}
    </fieldset>
  )
}
