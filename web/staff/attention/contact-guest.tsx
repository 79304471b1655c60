import { dialledNumber } from '../../../domain/reports/search-key.ts'
import type { AttentionStay } from '../../../domain/reports/staff-attention.ts'
import { chatLink } from '../stays/stay/chat-link.ts'
import styles from './attention.module.css'

export function ContactGuest({ stay }: { stay: AttentionStay }) {
  const { customerPhone, customerEmail } = stay
  const chat = customerPhone && chatLink(customerPhone)
  if (!customerPhone && !customerEmail) return null
  return (
    <p className={styles.contacts}>
      {customerPhone && <a href={`tel:${dialledNumber(customerPhone)}`}>{customerPhone}</a>}
      {chat && (
        <a href={chat} target="_blank" rel="noopener">
          WhatsApp
        </a>
      )}
      {customerEmail && <a href={`mailto:${customerEmail}`}>{customerEmail}</a>}
    </p>
  )
}
