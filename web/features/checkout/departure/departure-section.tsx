import { Trans } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { StayForm } from '../stay/use-stay-form.ts'
import styles from './departure.module.css'

type DeparturePart = ComponentType<{ stay: StayForm }>

interface DepartureParts {
  DepartureFields: DeparturePart
  DepartureAdvice: DeparturePart
}

/**
 * When the guest's bus or plane leaves, and what that asks of the pick-up. Optional: folded away, and
 * fetched when somebody opens it.
 */
export function DepartureSection({ stay }: { stay: StayForm }) {
  const [open, setOpen] = useState(false)
  const [parts, setParts] = useState<DepartureParts | null>(null)
  const given = useWatch({ control: stay.form.control, name: 'departureTime' }) !== ''

  // What was given before a reload, or in another language, is not hidden.
  useEffect(() => {
    if (given) setOpen(true)
  }, [given])

  // What can't be fetched now is tried for again when it is opened again; the form works without it.
  useEffect(() => {
    if (open && !parts) import('./departure-parts.ts').then(setParts, () => setOpen(false))
  }, [open, parts])

  return (
    <>
      <details
        className={styles.departure}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <Trans context="opens a part of a booking form that may be left out">
            Catching a bus or a flight? (optional)
          </Trans>
        </summary>
        {parts && <parts.DepartureFields stay={stay} />}
      </details>
      {parts && <parts.DepartureAdvice stay={stay} />}
    </>
  )
}
