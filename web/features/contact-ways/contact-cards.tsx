import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../domain/business.ts'
import { hoursText } from '../../hours-text.ts'
import { addressLine, dialLink, whatsappLink } from '../../office-text.ts'
import styles from './contact-cards.module.css'

const { phone, email, mapUrl, replyHours, minutesToMainSquare: minutes } = business

/** The four ways to a person (specification, section 2, Contact page). */
export function ContactCards() {
  return (
    <ul className={styles.cards}>
      <ContactCard
        title={<Trans context="a way to reach the office">Call</Trans>}
        link={<a href={dialLink(phone)}>{phone}</a>}
      >
        <Trans context="on the card with the phone number">
          The desk is staffed every day, {hoursText}.
        </Trans>
      </ContactCard>
      <ContactCard
        title={<Trans context="a way to reach the office">Email</Trans>}
        link={<a href={`mailto:${email}`}>{email}</a>}
      >
        <Trans context="on the card with the e-mail address">
          We answer within {replyHours} hours.
        </Trans>
      </ContactCard>
      <ContactCard
        title={<Trans context="a way to reach the office">Directions</Trans>}
        link={
          <a href={mapUrl} target="_blank" rel="noopener">
            {addressLine}
          </a>
        }
      >
        <Trans context="on the card with the address">
          About {minutes} minutes on foot from the main square.
        </Trans>
      </ContactCard>
      <ContactCard
        title="WhatsApp"
        link={
          <a href={whatsappLink(phone)}>
            <Trans context="link on the card about WhatsApp">Start a chat</Trans>
          </a>
        }
      >
        <Trans context="on the card about WhatsApp">
          The same number: <span>{phone}</span>
        </Trans>
      </ContactCard>
    </ul>
  )
}

interface ContactCardProps {
  title: ReactNode
  link: ReactNode
  children: ReactNode
}

function ContactCard({ title, link, children }: ContactCardProps) {
  return (
    <li className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.link}>{link}</p>
      <p className={styles.note}>{children}</p>
    </li>
  )
}
