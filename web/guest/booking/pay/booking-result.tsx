import type { BookingReceiptProps } from '../confirmation/booking-receipt.tsx'
import { useConfirmation } from '../confirmation/load-confirmation.ts'
import { Reference } from '../form/reference.tsx'

export function BookingResult(props: BookingReceiptProps) {
  const parts = useConfirmation()
  if (!parts) return <Reference>{props.booking.reference}</Reference>
  return <parts.BookingReceipt {...props} />
}
