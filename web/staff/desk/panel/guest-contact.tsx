import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { dialledNumber } from '../../../../domain/reports/search-key.ts'
import type { Stay } from '../../../../domain/stay/stay-record.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { emailLink } from '../../actions/email-links.ts'
import { guestNote, useGuestWords } from '../../phrases/guest-words.ts'
import { chatLink } from '../../stays/stay/chat-link.ts'
import styles from './stay-panel.module.css'

type Contacted = Pick<
  Stay,
  'customerName' | 'customerEmail' | 'customerPhone' | 'reference' | 'locale'
>

export function GuestContact({ stay }: { stay: Contacted }) {
  const { customerName, customerEmail, customerPhone, reference, locale } = stay
  const { i18n } = useGuestWords(locale)
  const note = i18n?._(guestNote(customerName, reference))
  const chat = customerPhone && chatLink(customerPhone, note)
  const link = buttonClass({ variant: 'outline' })
  if (!customerEmail && !customerPhone) return null
  return (
    <>
      <p className={styles.contacts}>
        {customerPhone && (
          <a href={`tel:${dialledNumber(customerPhone)}`} className={link}>
            <Trans context="desk, link: telephone the guest">Call</Trans>
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noopener" className={link}>
            WhatsApp
          </a>
        )}
        {customerEmail && (
          <a
            href={emailLink(customerEmail, `${business.name} – ${reference}`, note)}
            className={link}
          >
            <Trans context="desk, link: write to the guest">Email</Trans>
          </a>
        )}
      </p>
      <p className={styles.addresses}>
        {[customerPhone, customerEmail].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}
