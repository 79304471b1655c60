import { Trans } from '@lingui/react/macro'
import { idPrefix } from '../../../../domain/reference.ts'
import { StayReceipt } from '../receipt/stay-receipt.tsx'
import type { Reserved } from './kept-reservation.ts'

interface ReservationResultProps {
  reserved: Reserved
  /** Goes there, and reads it out, when it comes up over the form. */
  takesFocus: boolean
}

/** What a guest keeps of a reservation. */
export function ReservationResult({ reserved, takesFocus }: ReservationResultProps) {
  const bookingId = idPrefix(reserved.id)
  const email = reserved.customerEmail
  return (
    <StayReceipt
      takesFocus={takesFocus}
      title={<Trans context="heading after a reservation">Your space is reserved</Trans>}
      reference={reserved.reference}
      stay={reserved}
      total={reserved.total}
      totalLabel={<Trans context="row of a receipt, before an amount">Pay on arrival</Trans>}
    >
      <p>
        <Trans context="after a reservation">
          Booking ID: {bookingId}. Show it or the reference at our desk when you arrive, and pay
          there in cash or by card. A confirmation email is on its way to {email}.
        </Trans>
      </p>
    </StayReceipt>
  )
}
