import { Trans } from '@lingui/react/macro'
import { idPrefix } from '../../../domain/reference.ts'
import { StayReceipt } from '../stay/stay-receipt.tsx'
import type { Reserved } from './use-reservation.ts'

/** What a guest keeps of a reservation. */
export function ReservationResult({ reserved }: { reserved: Reserved }) {
  const { made, order, total } = reserved
  const bookingId = idPrefix(made.id)
  const email = order.customerEmail
  return (
    <StayReceipt
      takesFocus
      title={<Trans context="heading after a reservation">Your space is reserved</Trans>}
      reference={made.reference}
      stay={order}
      total={total}
      totalLabel={<Trans context="row of a receipt, before an amount">Pay on arrival</Trans>}
    >
      <p>
        <Trans context="after a reservation">
          Booking ID: {bookingId}. Present it or the reference at our desk when you arrive, and pay
          there in cash or by card. A confirmation e-mail is on its way to {email}.
        </Trans>
      </p>
    </StayReceipt>
  )
}
