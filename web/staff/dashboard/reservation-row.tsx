import { Trans } from '@lingui/react/macro'
import { tariffOf } from '../../../domain/business/business.ts'
import { totalText } from '../../../domain/business/money.ts'
import type { StaffReservation } from '../../../domain/reports/staff-lists.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from '../actions/staff-rows.module.css'
import { lengthOf } from '../actions/staff-stay.ts'
import { PlanName, PriceOnRequest, PriceText, SourceName } from '../actions/stay-labels.tsx'
import { StayRow } from '../actions/stay-row.tsx'

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

function Amount({ row }: { row: StaffReservation }) {
  if (row.totalPrice === 0) return <PriceOnRequest />
  return (
    <>
      <PriceText cents={row.totalPrice} />
      <span className={styles.soft}>
        <Rate row={row} />
      </span>
    </>
  )
}

/** Shows the price per item and day on the daily plan, and the plan's name otherwise. */
function Rate({ row }: { row: StaffReservation }) {
  const locale = useLocale()
  if (row.storageType !== 'daily') return <PlanName type={row.storageType} />
  const rate = totalText(tariffOf(row).dayPerItem, locale)
  return <Trans context="staff page, under the expected amount">{rate} per item</Trans>
}
