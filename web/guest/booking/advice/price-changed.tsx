import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type Cents, totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Booking } from '../pay/use-booking.ts'
import styles from './price-changed.module.css'

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

interface PriceChangedDialogProps {
  booking: Booking
  total: Cents
  onAnswer: () => void
}

function PriceChangedDialog({ booking, total, onAnswer }: PriceChangedDialogProps) {
  const amount = totalText(total, useLocale())
  const byCard = booking.section === 'card'

  function accept(): void {
    onAnswer()
    if (byCard) void booking.submit()
  }

  return (
    <Dialog
      open
      onOpenChange={onAnswer}
      title={<Trans context="title of a question about the price">The price is {amount}</Trans>}
      description={
        <Trans context="question about the price">
          The price for these dates has changed since you opened this page. Nothing has been charged
          yet.
        </Trans>
      }
    >
      <div className={styles.answers}>
        <Button onClick={accept}>
          {byCard ? (
            <Trans context="payment button">Pay {amount} Now</Trans>
          ) : (
            <Trans context="button: agree to the new price">Agree</Trans>
          )}
        </Button>
        <Button variant="ghost" onClick={onAnswer}>
          <Trans context="button: do not pay the new price">Not now</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
