import { Trans } from '@lingui/react/macro'
import { isPaid } from '../../../domain/payment.ts'
import { totalText } from '../../money-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { useLocale } from '../../use-locale.ts'
import type { StaffBooking } from './bookings-query.ts'
import { lengthOf } from './staff-stay.ts'
import { StayRow } from './stay-row.tsx'
import { PaymentState, PlanName } from './stay-words.tsx'

const provider = 'STRIPE'

export function BookingRow({ row }: { row: StaffBooking }) {
  const locale = useLocale()
  return (
    <StayRow
      stay={row}
      length={lengthOf(row, row.storageType, row.duration)}
      kind={<PlanName type={row.storageType ?? 'daily'} />}
      amount={
        row.totalPrice > 0 ? (
          <b>{totalText(row.totalPrice, locale)}</b>
        ) : (
          <Trans context="staff page, in place of a price">Price on request</Trans>
        )
      }
      badges={
        isPaid(row.paymentStatus) ? (
          <Badge tone="success">
            <Trans context="badge on the staff page">PAID VIA {provider}</Trans>
          </Badge>
        ) : (
          <PaymentState status={row.paymentStatus} />
        )
      }
    />
  )
}
