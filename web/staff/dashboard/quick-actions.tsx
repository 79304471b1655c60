import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../domain/business/business.ts'
import { switches } from '../../../domain/business/switches.ts'
import { whatsappLink } from '../../../domain/business/whatsapp-link.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './quick-actions.module.css'

const { email, phone, mapUrl, paymentProvider } = business
/** Not part of `business.ts`, because every public page loads that file. */
const paymentDashboard = 'https://dashboard.stripe.com'

export function QuickActions() {
  const provider = paymentProvider.name
  return (
    <Card className={styles.card}>
      <h2>
        <Trans context="heading on the staff page">Quick Actions</Trans>
      </h2>
      <ul>
        <QuickAction href={`mailto:${email}`}>
          <Trans context="link of the staff page: opens the mail program">Send Email</Trans>
        </QuickAction>
        {switches.whatsapp && <QuickAction href={whatsappLink(phone)}>WhatsApp</QuickAction>}
        <QuickAction href={mapUrl}>
          <Trans context="link of the staff page: opens the office on a map">View on Map</Trans>
        </QuickAction>
        <QuickAction href={paymentDashboard}>
          <Trans context="link of the staff page: opens the payment provider's own site">
            {provider} Dashboard
          </Trans>
        </QuickAction>
      </ul>
    </Card>
  )
}

function QuickAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener" className={buttonClass({ variant: 'outline' })}>
        {children}
      </a>
    </li>
  )
}
