import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Figures } from '../../../domain/reports/figures.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { amountText, countText } from '../session/figure-text.ts'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'
import styles from './summary-cards.module.css'

export function SummaryCards({ figures: { data, error } }: { figures: UseQueryResult<Figures> }) {
  const locale = useLocale()
  const received = amountText(data?.received, locale)
  const refunded = amountText(data?.refunded, locale)
  const net = amountText(data?.net, locale)
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert" className={styles.broken}>
          <p>
            <Trans context="staff page">The figures could not be loaded</Trans> ({error.message}).{' '}
            <WhyNotLoaded error={error} />
          </p>
        </Notice>
      )}
      <dl className={styles.cards}>
        <SummaryCard
          name={<Trans context="card of the staff page: how many">Paid Bookings</Trans>}
          figure={countText(data?.paidBookings, locale)}
        />
        <SummaryCard
          name={<Trans context="card of the staff page: how many">Reservations</Trans>}
          figure={countText(data?.reservations, locale)}
        />
        <SummaryCard
          name={<Trans context="card of the staff page">Total Revenue</Trans>}
          figure={amountText(data?.totalRevenue, locale)}
          note={
            Boolean(data?.received) && (
              <Trans context="staff page, under the total revenue: sums of money">
                {received} received, {refunded} returned, net {net}
              </Trans>
            )
          }
        />
        <SummaryCard
          name={<Trans context="card of the staff page: how many">Contact Messages</Trans>}
          figure={countText(data?.messages, locale)}
        />
      </dl>
    </>
  )
}

function SummaryCard(props: { name: ReactNode; figure: string; note?: ReactNode }) {
  return (
    <div className={styles.card}>
      <dt>{props.name}</dt>
      <dd>{props.figure}</dd>
      {props.note && <dd className={styles.note}>{props.note}</dd>}
    </div>
  )
}
