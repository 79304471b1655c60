import { Trans } from '@lingui/react/macro'
import { dateText } from '../../../../domain/date-text.ts'
import type { DepartureKind, WallTime } from '../../../../domain/departure.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import styles from './stay-details.module.css'

/** The last pick-up that leaves time for the bus or the plane which the guest named in the form. */
export function DepartureLine({ safe }: { safe: WallTime & { kind: DepartureKind } }) {
  const when = `${dateText(safe.date, useLocale())}, ${safe.time}`
  return (
    <span className={styles.departure}>
      {safe.kind === 'flight' ? (
        <Trans context="on a receipt">To catch your flight, collect by {when}.</Trans>
      ) : (
        <Trans context="on a receipt">To catch your bus, collect by {when}.</Trans>
      )}
    </span>
  )
}
