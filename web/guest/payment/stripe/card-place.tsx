import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Cents } from '../../../../domain/business/money.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { CardFieldProps } from './card-field.tsx'
import styles from './card-place.module.css'
import { useFetched } from './use-fetched.ts'

interface CardPlaceProps extends Pick<CardFieldProps, 'onSystem' | 'onFailure'> {
  total: Cents
}

/** Loads the card field, and reserves its height to avoid layout shifts. */
export default function CardPlace({ total, onSystem, onFailure }: CardPlaceProps) {
  const { t } = useLingui()
  const [ready, setReady] = useState(false)
  const place = useRef<HTMLElement>(null)
  const CardField = useFetched(() => import('./stripe-section.tsx'), true, onFailure)

  // Moves focus from the pressed button to this section, unless the guest has moved to a field.
  // From here, the focus moves on to the card field once that is ready.
  useEffect(() => {
    if (document.activeElement?.matches('input, select, textarea')) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section
      ref={place}
      tabIndex={-1}
      data-asks-for-card
      className={styles.card}
      aria-label={t({ message: 'Card details', context: 'name of the place of the card field' })}
    >
      {CardField && (
        <CardField
          show="card"
          total={total}
          onSystem={(system) => {
            setReady(system !== null)
            onSystem(system)
          }}
          onFailure={onFailure}
          mayTakeFocus={() => document.activeElement === place.current}
        />
      )}
      {!ready && (
        <p className={styles.wait}>
          <Spinner />{' '}
          <Trans context="while the card field is on its way">Loading the secure card field…</Trans>
        </p>
      )}
    </section>
  )
}
