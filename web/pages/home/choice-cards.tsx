import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { PaymentMethods } from '../../ui/icons/payment-methods.tsx'
import { WayNote, type WayToPay } from '../../words/ways-to-pay/way-note.tsx'
import styles from './choice-cards.module.css'
import { formWith } from './items-choice.ts'

/** Cards that lead to the two booking forms (specification, section 2, Home). */
export function ChoiceCards({ items }: { items: number }) {
  return (
    <div className={styles.choices}>
      <Choice
        way="online"
        items={items}
        title={<Trans comment="Choice on the home page">Pay Online</Trans>}
        badge={<Trans comment="Badge: confirmed at once">INSTANT</Trans>}
      >
        <p>
          <Trans>Secure card payment. No fees, no waiting, instant confirmation.</Trans>
        </p>
        <PaymentMethods />
      </Choice>
      <Choice
        way="desk"
        items={items}
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
  way: WayToPay
  items: number
  title: ReactNode
  badge: ReactNode
  children: ReactNode
}

/** The whole card is clickable, but only its heading is a link. */
function Choice({ way, items, title, badge, children }: ChoiceProps) {
  const locale = useLocale()
  const to = way === 'online' ? paths.bookOnline : paths.reserve
  return (
    <article className={`${styles.choice} ${styles[way]}`}>
      <h2>
        <a href={formWith(items, to, locale)}>{title}</a>
      </h2>
      <span className={styles.badge}>{badge}</span>
      <div className={styles.detail}>
        <WayNote way={way} />
        {children}
      </div>
    </article>
  )
}
