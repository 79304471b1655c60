import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { ShuttleDirection } from '../../../../domain/booking/shuttle.ts'
import styles from './direction-field.module.css'

export function DirectionField({ error }: { error: string | undefined }) {
  const errorId = useId()
  const ways: { value: ShuttleDirection; words: ReactNode }[] = [
    {
      value: 'from_airport',
      words: <Trans context="direction of travel">Airport → Tirana</Trans>,
    },
    { value: 'to_airport', words: <Trans context="direction of travel">Tirana → Airport</Trans> },
  ]
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: required by `aria-invalid`
      role="radiogroup"
      className={styles.direction}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend>
        <Trans context="label of a field">Travel direction</Trans>
        <span aria-hidden="true"> *</span>
      </legend>
      {ways.map(({ value, words }) => (
        <label key={value} className={styles.way}>
          <input type="radio" name="direction" value={value} required /> {words}
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
