import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.tsx'
import styles from './attention.module.css'

const dashboard = 'https://dashboard.stripe.com'

export function StripeLink({ to }: { to: `payments/${string}` | `disputes/${string}` }) {
  return (
    <a
      href={`${dashboard}/${to}`}
      target="_blank"
      rel="noopener"
      className={`${buttonClass({ variant: 'outline' })} ${styles.stripe}`}
    >
      <Trans context="link to a payment or dispute at Stripe">Open at Stripe</Trans>
    </a>
  )
}
