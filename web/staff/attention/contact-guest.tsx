import { dialledNumber } from '../../../domain/reports/search-key.ts'
import { chatLink } from '../stays/stay/chat-link.ts'
import styles from './attention.module.css'

interface ContactGuestProps {
  phone: string | null
  email: string | null
}

export function ContactGuest({ phone, email }: ContactGuestProps) {
  const chat = phone && chatLink(phone)
  if (!phone && !email) return null
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
