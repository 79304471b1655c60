import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../../domain/business/business.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'
import { useOfficeChat } from '../../../words/office-phone/office-chat.tsx'
import { addressLine, dialLink } from '../../../words/office-text.ts'
import styles from './contact-cards.module.css'

const { phone, email, mapUrl, replyHours, minutesToMainSquare: minutes } = business

type CardLevel = 2 | 3

export function ContactCards({ level = 2 }: { level?: CardLevel }) {
  const { opens, closes } = openingHours(useLocale())
  const chat = useOfficeChat()
  return (
    <ul className={styles.cards}>
      <ContactCard
        level={level}
        title={<Trans context="a way to reach the office">Call</Trans>}
        link={<a href={dialLink(phone)}>{phone}</a>}
      >
        <Trans context="on the card with the phone number">
          The desk is staffed every day, {opens}–{closes}.
        </Trans>
      </ContactCard>
      <ContactCard
        level={level}
        title={<Trans context="a way to reach the office">Email</Trans>}
        link={<a href={`mailto:${email}`}>{email}</a>}
      >
        <Trans context="on the card with the e-mail address">
          We answer within {replyHours} hours.
        </Trans>
      </ContactCard>
      <ContactCard
        level={level}
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
      {chat && (
        <ContactCard
          level={level}
          title="WhatsApp"
          link={
            <a href={chat}>
              <Trans context="link on the card about WhatsApp">Start a chat</Trans>
            </a>
          }
        >
          <Trans context="on the card about WhatsApp">
            The same number: <span>{phone}</span>
          </Trans>
        </ContactCard>
      )}
    </ul>
  )
}

interface ContactCardProps {
  level: CardLevel
  title: ReactNode
  link: ReactNode
  children: ReactNode
}

function ContactCard({ level, title, link, children }: ContactCardProps) {
  const Heading = `h${level}` as const
  return (
    <li className={styles.card}>
      <Heading>{title}</Heading>
      <p className={styles.link}>{link}</p>
      <p className={styles.note}>{children}</p>
    </li>
  )
}
