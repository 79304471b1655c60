import { type ComponentType, lazy, Suspense, useState } from 'react'
import { loadCatalogs } from '../../../words/i18n.ts'
import type { PriceChangedDialogProps } from '../repriced/price-changed-dialog.tsx'
import type { Booking } from './use-booking.ts'

/** Without its question, the button still says the right price, and nobody pays without pressing it. */
const noQuestion = { default: () => null }

const PriceChangedDialog = lazy<ComponentType<PriceChangedDialogProps>>(() =>
  Promise.all([import('../repriced/price-changed-dialog.tsx'), loadCatalogs(['stay-later'])]).then(
    ([module]) => module,
    () => noQuestion,
  ),
)

/** Asks before another price is paid than the one that the form showed. */
export function PriceChanged({ booking }: { booking: Booking }) {
  const [answered, setAnswered] = useState<number | null>(null)
  const { corrected } = booking
  if (corrected === null || answered === corrected) return null
  return (
    <Suspense>
      <PriceChangedDialog
        booking={booking}
        total={corrected}
        onAnswer={() => setAnswered(corrected)}
      />
    </Suspense>
  )
}
