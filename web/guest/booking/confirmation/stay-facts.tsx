import { Plural, Trans } from '@lingui/react/macro'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { BookedStay } from './booked-stay.ts'
import styles from './stay-facts.module.css'

export function StayFacts({ stay }: { stay: BookedStay }) {
  const { startDate, endDate, luggageCount } = stay
  const locale = useLocale()
  return (
    <dl className={styles.facts}>
      <dt className="visually-hidden">
        <Trans context="row of a receipt">Luggage</Trans>
      </dt>
      <dd className={styles.items}>
        <Plural context="row of a receipt" value={luggageCount} one="# item" other="# items" />
      </dd>
      <dt>
        <Trans context="row of a receipt">Drop-off</Trans>
      </dt>
      <dd>{instantText(new Date(startDate), locale)}</dd>
      {endDate && (
        <>
          <dt>
            <Trans context="row of a receipt">Pick-up</Trans>
          </dt>
          <dd>{instantText(new Date(endDate), locale)}</dd>
        </>
      )}
    </dl>
  )
}
