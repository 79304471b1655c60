import { Trans } from '@lingui/react/macro'
import { dialledNumber } from '../../../domain/reports/search-key.ts'
import { chatLink } from '../stays/stay/chat-link.ts'
import styles from './attention.module.css'

interface ContactGuestProps {
  phone: string | null
  email: string | null
}

export function ContactGuest({ phone, email }: ContactGuestProps) {
  const chat = phone && chatLink(phone)
  if (!phone && !email) {
    return (
      <p>
        <Trans context="staff page: nobody can reach this guest">
          No phone number or email address is known. If you find one, add it at the desk under
          “More”.
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.contacts}>
      {phone && <a href={`tel:${dialledNumber(phone)}`}>{phone}</a>}
      {chat && (
        <a href={chat} target="_blank" rel="noopener">
          WhatsApp
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
