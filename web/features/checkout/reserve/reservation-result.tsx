import { useConfirmation } from '../confirmation/load-confirmation.ts'
import type { ReservationReceiptProps } from '../confirmation/reservation-receipt.tsx'
import { Reference } from '../receipt/reference.tsx'

/** What a guest keeps of a reservation: the reference at least, whatever can't be fetched. */
export function ReservationResult(props: ReservationReceiptProps) {
  const parts = useConfirmation()
  if (!parts) return <Reference>{props.reserved.reference}</Reference>
  return <parts.ReservationReceipt {...props} />
}
