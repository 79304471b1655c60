import { Trans } from '@lingui/react/macro'
import type { StaffReservation } from '../../../domain/api.ts'
import { prices } from '../../../domain/business.ts'
import { totalText } from '../../../domain/money-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { useLocale } from '../../use-locale.ts'
import styles from './staff-rows.module.css'
import { lengthOf } from './staff-stay.ts'
import { StayRow } from './stay-row.tsx'
import { PriceOnRequest, SourceName } from './stay-words.tsx'

export function ReservationRow({ row }: { row: StaffReservation }) {
  return (
    <StayRow
      stay={row}
      length={lengthOf(row, row.storageType, null)}
      kind={<SourceName source={row.source} />}
      amount={<Amount row={row} />}
      badges={
        <Badge tone="tag">
          <Trans context="badge on the staff page">PAY ON ARRIVAL</Trans>
        </Badge>
      }
    />
  )
}

/** What was quoted, which binds the desk. */
function Amount({ row: { totalPrice } }: { row: StaffReservation }) {
  const locale = useLocale()
  if (totalPrice === 0) return <PriceOnRequest />
  const rate = totalText(prices.dayPerItem, locale)
  return (
    <>
      <b>{totalText(totalPrice, locale)}</b>
      <span className={styles.soft}>
        <Trans context="staff page, under the expected amount">{rate} per item</Trans>
      </span>
    </>
  )
}
