import { useState } from 'react'
import type { Booking } from '../pay/use-booking.ts'
import { PriceChangedDialog } from './price-changed-dialog.tsx'

/** Asks before another price is paid than the one that the form showed. */
export function PriceChanged({ booking }: { booking: Booking }) {
  const [answered, setAnswered] = useState<number | null>(null)
  const { corrected } = booking
  if (corrected === null || answered === corrected) return null
  return (
    <PriceChangedDialog
      booking={booking}
      total={corrected}
      onAnswer={() => setAnswered(corrected)}
    />
  )
}
