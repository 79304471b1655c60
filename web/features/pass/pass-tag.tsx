import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { instantText } from '../../../domain/date-text.ts'
import type { Pass } from '../../../domain/pass.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { StayFacts } from '../checkout/confirmation/stay-facts.tsx'
import styles from './pass.module.css'

/** Comes after the reference, which says all that is needed without it. */
const QrCode = lazy<ComponentType<{ text: string }>>(() =>
  import('../../ui/qr-code/qr-code.tsx').catch(() => ({ default: () => null })),
)

/** The luggage tag: the reference to read out, its code to scan, what and when. */
export function PassTag({ pass }: { pass: Pass }) {
  const { reference } = pass
  const locale = useLocale()
  return (
    <div className={styles.tag}>
      <p className={styles.label}>
        <Trans context="over a booking's reference">Booking reference</Trans>
      </p>
      <p className={styles.reference}>{reference}</p>
      <div className={styles.beside}>
        <div className={styles.code}>
          <Suspense>
            <QrCode text={reference} />
          </Suspense>
        </div>
        {pass.serviceType === 'storage' ? (
          <StayFacts stay={pass} />
        ) : (
          <p>{instantText(new Date(pass.startDate), locale)}</p>
        )}
      </div>
    </div>
  )
}
