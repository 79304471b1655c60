import { Trans, useLingui } from '@lingui/react/macro'
import type { PaidBooking } from '../../../../domain/api.ts'
import { paymentProgressOf } from '../../payment/payment-status.ts'
import { StayReceipt } from './stay-receipt.tsx'

export interface BookingReceiptProps {
  booking: PaidBooking
  takesFocus: boolean
}

export function BookingReceipt({ booking, takesFocus }: BookingReceiptProps) {
  const { t } = useLingui()
  const paid = paymentProgressOf(booking) === 'paid'
  const email = booking.customerEmail
  return (
    <StayReceipt
      takesFocus={takesFocus}
      paid={paid}
      title={
        paid
          ? t({ message: 'Paid. See you in Tirana.', context: 'heading after a payment' })
          : t({
              message: 'Your payment is being processed',
              context: 'heading after a payment',
            })
      }
      reference={booking.reference}
      stay={booking}
      passToken={booking.passToken}
      total={booking.totalPrice}
      totalLabel={
        paid ? (
          <Trans context="row of a receipt, before an amount">Paid</Trans>
        ) : (
          <Trans context="row of a receipt, before an amount">Total</Trans>
        )
      }
    >
      <p>
        {paid ? (
          <Trans context="after a payment">
            A confirmation email is on its way to {email}. Show the reference at our desk when you
            arrive.
          </Trans>
        ) : (
          <Trans context="after a payment that takes its time">
            Your bank hasn’t confirmed it yet. We’re keeping your space in the meantime, and we’ll
            write to {email} as soon as the money arrives. Please don’t pay again.
          </Trans>
        )}
      </p>
    </StayReceipt>
  )
}
