import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../domain/business/business.ts'
import { rentals } from '../../../domain/business/partners.ts'
import { Icon, type IconName } from '../../ui/icons/icon.tsx'
import styles from './partners.module.css'

export function Partners() {
  const { busPartner, shuttleBookingUrl, paymentProvider } = business
  return (
    <section className={styles.strip} aria-labelledby="partners">
      <div className={styles.inner}>
        <h2 id="partners">
          <Trans>Trusted partners</Trans>
        </h2>
        <ul>
          <Partner icon="bus" href={busPartner.url} name={busPartner.name}>
            <Trans comment="What a partner does">Bus tickets</Trans>
          </Partner>
          <Partner
            icon="plane"
            href={shuttleBookingUrl}
            name={<Trans comment="A partner">Airport shuttle</Trans>}
          >
            <Trans comment="What a partner does">To and from the airport</Trans>
          </Partner>
          <Partner icon="house" href={rentals.tirana.directLink} name={rentals.marketplaceName}>
            <Trans comment="What a partner does">Holiday rentals</Trans>
          </Partner>
          <Partner icon="card" href={paymentProvider.url} name={paymentProvider.name}>
            <Trans comment="What a partner does">Card payments</Trans>
          </Partner>
        </ul>
      </div>
    </section>
  )
}

interface PartnerProps {
  icon: IconName
  href: string
  name: ReactNode
  children: ReactNode
}

function Partner({ icon, href, name, children }: PartnerProps) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        <Icon name={icon} size={32} />
        <strong>{name}</strong> <span>{children}</span>
      </a>
    </li>
  )
}
