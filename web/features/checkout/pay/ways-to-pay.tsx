import { Trans } from '@lingui/react/macro'
import { PaymentMethods } from '../../../icons/payment-methods.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import styles from './pay-area.module.css'

/** What is offered while the card field is hidden. */
export function WaysToPay() {
  return (
    <>
      <p className={styles.or}>
        <Trans context="between the wallet's button and the card's">or pay with card</Trans>
      </p>
      <div className={styles.methods}>
        <PaymentMethods />
      </div>
      <SubmitButton className={styles.wide}>
        <Trans context="button that shows the card field">Pay with Card</Trans>
      </SubmitButton>
    </>
  )
}
