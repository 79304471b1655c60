import { Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './attention.module.css'
import { ContactGuest } from './contact-guest.tsx'

interface MailboxActionsProps {
  entry: Extract<AttentionEntry, { kind: 'mailbox' }>
}

export function MailboxActions({ entry: { email, stay, toldAt } }: MailboxActionsProps) {
  const when = instantText(new Date(toldAt), useLocale())
  return (
    <div className={styles.action}>
      {stay && <ContactGuest phone={stay.customerPhone} email={stay.customerEmail} />}
      <p>
        <Trans context="staff page: emails that wait for another one to the same address">
          One email with everything goes out on {when}.
        </Trans>
      </p>
      {email && (
        <StaffLink
          to={`/admin/stays?q=${encodeURIComponent(email)}`}
          className={`${buttonClass({ variant: 'outline', size: 'sm' })} ${styles.desk}`}
        >
          <Trans context="link of the staff page: to the bookings of an email address">
            Show the bookings
          </Trans>
        </StaffLink>
      )}
    </div>
  )
}
