import { Trans } from '@lingui/react/macro'
import { totalText } from '../../../domain/business/money.ts'
import { isPaid, type PaidStatus } from '../../../domain/payments/payment.ts'
import type { StaffBooking } from '../../../domain/reports/staff-lists.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from '../actions/staff-rows.module.css'
import { lengthOf } from '../actions/staff-stay.ts'
import { PaymentState, PlanName, PriceOnRequest, PriceText } from '../actions/stay-labels.tsx'
import { StayRow } from '../actions/stay-row.tsx'

const provider = 'STRIPE'

export function BookingRow({ row }: { row: StaffBooking }) {
  return (
    <StayRow
      stay={row}
      length={lengthOf(row, row.storageType, row.duration)}
      kind={row.serviceType === 'storage' && <PlanName type={row.storageType} />}
      amount={<Amount row={row} />}
      badges={<PaymentBadges status={row.paymentStatus} disputed={row.disputed} />}
    />
  )
}

function Amount({ row: { totalPrice, amountRefunded } }: { row: StaffBooking }) {
  const locale = useLocale()
  if (totalPrice === 0) return <PriceOnRequest />
  const refunded = totalText(amountRefunded, locale)
  return (
    <>
      <PriceText cents={totalPrice} />
      {amountRefunded > 0 && (
        <span className={styles.soft}>
          <Trans context="staff page, under the price of a booking">{refunded} refunded</Trans>
        </span>
      )}
    </>
  )
}

function PaymentBadges({ status, disputed }: { status: PaidStatus; disputed: boolean }) {
  return (
    <>
      {isPaid(status) && (
        <Badge tone="success">
          <Trans context="badge on the staff page">PAID VIA {provider}</Trans>
        </Badge>
      )}{' '}
      {status !== 'paid' && <PaymentState status={status} />}{' '}
      {disputed && (
        <Badge tone="danger">
          <Trans context="badge of a booking: the guest's bank asks for the money back">
            Disputed
          </Trans>
        </Badge>
      )}
    </>
  )
}
