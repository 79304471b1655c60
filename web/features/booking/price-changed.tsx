import { lazy, Suspense, useState } from 'react'
import type { Booking } from './use-booking.ts'

const PriceChangedDialog = lazy(() => import('./price-changed-dialog.tsx'))

/** Asks before another price is paid than the one that the form showed. */
export function PriceChanged({ booking }: { booking: Booking }) {
  const [answered, setAnswered] = useState<number | null>(null)
  const { corrected } = booking
  if (corrected === null || answered === corrected) return null
  return (
    <Suspense>
      <PriceChangedDialog
        booking={booking}
        price={corrected}
        onAnswer={() => setAnswered(corrected)}
      />
    </Suspense>
  )
}
