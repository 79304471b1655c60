import { Trans } from '@lingui/react/macro'
import { totalText } from '../../../../domain/money-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './pay-area.module.css'
import type { Booking } from './use-booking.ts'

interface CardSectionProps {
  booking: Booking
  /** The card field did not load. */
  broken: boolean
  onRetry: () => void
}

/** What stands under the card field. */
export function CardSection({ booking, broken, onRetry }: CardSectionProps) {
  const { phase, show } = booking
  const busy = phase !== 'idle'

  return (
    <>
      <ul className={styles.notes}>
        <li>
          <Trans context="note under the card field">
            Secure payment: your card details go to Stripe, encrypted. We never see them.
          </Trans>
        </li>
        <li>
          <Trans context="note under the card field">
            You pay exactly this price. No booking fee, no insurance on top.
          </Trans>
        </li>
      </ul>
      {broken ? (
        <Button size="lg" className={styles.wide} onClick={onRetry}>
          <Trans context="button: load the card field again">Try again</Trans>
        </Button>
      ) : (
        <Button type="submit" size="lg" busy={busy} className={styles.wide}>
          <SubmitText booking={booking} />
        </Button>
      )}
      <Button variant="ghost" disabled={busy} onClick={() => show('wallet')}>
        <Trans context="button that hides the card field">Back to Summary</Trans>
      </Button>
    </>
  )
}

function SubmitText({ booking: { phase, total } }: { booking: Booking }) {
  const amount = totalText(total, useLocale())
  switch (phase) {
    case 'preparing':
      return <Trans context="payment button while the booking is made">Preparing Payment...</Trans>
    case 'processing':
      return <Trans context="payment button while the card is charged">Processing Payment...</Trans>
    default:
      return total > 0 ? (
        <Trans context="payment button">Pay {amount} Now</Trans>
      ) : (
        <Trans context="payment button, while there is no price">Pay Now</Trans>
      )
  }
}
