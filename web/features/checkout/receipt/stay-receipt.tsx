import { Plural, Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { business } from '../../../../domain/business.ts'
import { instantText, signTime } from '../../../../domain/date-text.ts'
import { totalText } from '../../../../domain/money-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Card } from '../../../ui/card.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { addressLine } from '../../../words/office-text.ts'
import styles from './stay-receipt.module.css'
import rows from './summary-rows.module.css'

/** Comes after the receipt, which says all that it needs to without the code. */
const QrCode = lazy<ComponentType<{ text: string }>>(() =>
  import('../../../ui/qr-code/qr-code.tsx').catch(() => ({ default: () => null })),
)

interface StayReceiptProps {
  title: ReactNode
  reference: string
  stay: { startDate: string; endDate?: string | null; luggageCount: number }
  /** Cents. */
  total: number
  totalLabel: ReactNode
  /** The bank has not said yes yet. */
  pending?: boolean
  takesFocus: boolean
  children: ReactNode
}

/** What a guest keeps of a booking: the reference, large, then when, where and how much. */
export function StayReceipt(props: StayReceiptProps) {
  const { title, reference, stay, total, totalLabel, pending, takesFocus, children } = props
  const locale = useLocale()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const opens = signTime(business.opensAt, locale)
  const closes = signTime(business.closesAt, locale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another booking only
  useEffect(() => {
    if (!takesFocus) return
    card.current?.focus({ preventScroll: true })
    // Its title and the reference first, however little of it fits into a dialog.
    card.current?.scrollIntoView()
  }, [reference])

  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-pending={pending}
      className={styles.receipt}
    >
      <h2 id={titleId}>{title}</h2>
      <Tag>
        <p className={styles.label}>
          <Trans context="over a booking's reference">Booking reference</Trans>
        </p>
        <p className={styles.reference}>{reference}</p>
        <Suspense>
          <QrCode text={reference} />
        </Suspense>
      </Tag>
      {children}
      <dl className={rows.rows}>
        <div className={rows.row}>
          <dt>
            <Trans context="row of a receipt">Drop-off</Trans>
          </dt>
          <dd>{instantText(new Date(stay.startDate), locale)}</dd>
        </div>
        {stay.endDate && (
          <div className={rows.row}>
            <dt>
              <Trans context="row of a receipt">Pick-up</Trans>
            </dt>
            <dd>{instantText(new Date(stay.endDate), locale)}</dd>
          </div>
        )}
        <div className={rows.row}>
          <dt>
            <Trans context="row of a receipt">Luggage</Trans>
          </dt>
          <dd>
            <Plural
              context="row of a receipt"
              value={stay.luggageCount}
              one="# item"
              other="# items"
            />
          </dd>
        </div>
        <div className={rows.row}>
          <dt>
            <Trans context="row of a receipt">Where</Trans>
          </dt>
          <dd>
            <a href={business.mapUrl} target="_blank" rel="noopener">
              {addressLine}
            </a>
            <br />
            <Trans context="opening hours on a receipt">
              Open daily {opens} to {closes}
            </Trans>
          </dd>
        </div>
        <div className={rows.total}>
          <dt>{totalLabel}</dt>
          <dd>{totalText(total, locale)}</dd>
        </div>
      </dl>
      <p>
        <Trans context="under the times of a receipt">All times are Tirana time.</Trans>
      </p>
    </Card>
  )
}
