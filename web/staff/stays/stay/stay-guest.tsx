import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { languages } from '../../../../domain/business/locales.ts'
import { dialledNumber } from '../../../../domain/reports/search-key.ts'
import type { Stay } from '../../../../domain/stay/stay-record.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { emailLink } from '../../actions/email-links.ts'
import styles from '../stays.module.css'
import { chatLink } from './chat-link.ts'
import { Fact, Facts } from './facts.tsx'

export function StayGuest({ stay }: { stay: Stay<string> }) {
  const { customerName, customerEmail, customerPhone, specialRequests, deskNote } = stay
  const chat = customerPhone && chatLink(customerPhone)
  return (
    <Card className={styles.card}>
      <h2>
        <Trans context="heading on the staff page">Guest</Trans>
      </h2>
      {customerName === null && (
        <p>
          <Trans context="staff page: in place of a guest's name and address">
            The guest’s details were erased.
          </Trans>
        </p>
      )}
      <Facts>
        <Fact name={<Trans context="staff page: of a guest">Name</Trans>}>{customerName}</Fact>
        <Fact name={<Trans context="staff page: of a guest">Email</Trans>}>
          {customerEmail && (
            <a href={emailLink(customerEmail, `${business.name} – ${stay.reference}`)}>
              {customerEmail}
            </a>
          )}
        </Fact>
        <Fact name={<Trans context="staff page: of a guest">Phone</Trans>}>
          {customerPhone && <a href={`tel:${dialledNumber(customerPhone)}`}>{customerPhone}</a>}
        </Fact>
        <Fact name={<Trans context="staff page: of a guest">Language</Trans>}>
          <span lang={stay.locale}>{languages[stay.locale].name}</span>
        </Fact>
        <Fact name={<Trans context="staff page: of a guest">Requests</Trans>}>
          {specialRequests && <span className={styles.text}>{specialRequests}</span>}
        </Fact>
        <Fact name={<Trans context="staff page: of a guest">Note for colleagues</Trans>}>
          {deskNote && <span className={styles.text}>{deskNote}</span>}
        </Fact>
      </Facts>
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'outline' })}
        >
          WhatsApp
        </a>
      )}
    </Card>
  )
}
