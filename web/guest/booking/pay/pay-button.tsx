import { Trans } from '@lingui/react/macro'
import { totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { submitFailureId } from '../form/form-ids.ts'
import styles from './pay-area.module.css'
import type { Booking } from './use-booking.ts'

interface PayButtonProps {
  booking: Booking
  broken: boolean
  onRetry: () => void
}

export function PayButton({ booking, broken, onRetry }: PayButtonProps) {
  const describedBy = booking.failure ? submitFailureId : undefined
  const isReading = booking.earlier?.kind === 'reading'
  if (booking.section === 'wallet') {
    return (
      <SubmitButton isAsleep={isReading} aria-describedby={describedBy} className={styles.wide}>
        <Trans context="button that shows the card field">Pay with Card</Trans>
      </SubmitButton>
    )
  }
  if (broken) {
    return (
      <Button size="lg" className={styles.wide} onClick={onRetry}>
        <Trans context="button: load the card field again">Try again</Trans>
      </Button>
    )
  }
  return (
    <SubmitButton
      isAsleep={isReading}
      busy={booking.phase !== 'idle'}
      aria-describedby={describedBy}
      className={styles.wide}
    >
      <SubmitText booking={booking} />
    </SubmitButton>
  )
}

function SubmitText({ booking: { phase, total } }: { booking: Booking }) {
  const amount = totalText(total, useLocale())
  switch (phase) {
    case 'waiting':
      return (
        <Trans context="payment button while another tab of the browser pays">
          Waiting for your other tab…
        </Trans>
      )
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
