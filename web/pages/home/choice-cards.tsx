import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PaymentMethods } from '../../icons/payment-methods.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { type Path, paths } from '../../routing/paths.ts'
import styles from './choice-cards.module.css'

/** The two ways to a booking, side by side and equal (specification, section 2, hero). */
export function ChoiceCards() {
  return (
    <div className={styles.choices}>
      <Choice
        to={paths.bookOnline}
        kind={styles.online}
        title={<Trans comment="Choice on the home page">Pay Online</Trans>}
        badge={<Trans comment="Badge: confirmed at once">INSTANT</Trans>}
      >
        <p>
          <Trans>Secure card payment. No fees, no waiting, instant confirmation.</Trans>
        </p>
        <PaymentMethods />
      </Choice>
      <Choice
        to={paths.reserve}
        kind={styles.onLocation}
        title={
          <Trans comment="Choice on the home page: reserve now, pay at the office">
            Reserve & Pay On-Location
          </Trans>
        }
        badge={<Trans comment="Badge: pay as you like on arrival">FLEXIBLE</Trans>}
      >
        <p>
          <Trans>Pay cash or card on arrival, in Euro or Albanian Lek.</Trans>
        </p>
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  to: Path
  kind: string | undefined
  title: ReactNode
  badge: ReactNode
  children: ReactNode
}

/** The whole card is the link; its name is the heading alone. */
function Choice({ to, kind, title, badge, children }: ChoiceProps) {
  return (
    <article className={`${styles.choice} ${kind}`}>
      <h2>
        <PageLink to={to}>{title}</PageLink>
      </h2>
      <span className={styles.badge}>{badge}</span>
      <div className={styles.detail}>{children}</div>
    </article>
  )
}
