import { Trans } from '@lingui/react/macro'
import styles from './pay-area.module.css'

/** What stands under the card field. */
export function CardNotes() {
  return (
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
  )
}
