import { Plural, Trans } from '@lingui/react/macro'
import type { HeldWork } from '../../../domain/reports/hold.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './attention.module.css'
import { ReleaseHold } from './release-hold.tsx'

export function HoldSection(hold: HeldWork) {
  const locale = useLocale()
  const [from, to] = [hold.from, hold.to].map((at) => instantText(new Date(at), locale))
  return (
    <section aria-labelledby="hold" className={styles.section}>
      <h2 id="hold">
        <Trans context="heading: what needs attention">
          Emails and automatic tasks are on hold
        </Trans>
      </h2>
      <Notice tone="danger" className={styles.action}>
        <p>
          <Trans context="staff page: emails and automatic tasks are on hold">
            Nothing ran from {from} to {to}. Was the database restored?
          </Trans>
        </p>
        <Waiting {...hold} />
        <p>
          <Trans context="staff page: emails and automatic tasks are on hold">
            Emails about what happens now still go out.
          </Trans>
        </p>
        {hold.isDiscarding ? (
          <p role="status">
            <Trans context="staff page: emails and automatic tasks are on hold; an owner has pressed the button">
              Guests’ older emails are being discarded. The tasks resume within a few minutes.
            </Trans>
          </p>
        ) : (
          <ReleaseHold />
        )}
      </Notice>
    </section>
  )
}

function Waiting({ emails, reminders, closing, payments }: HeldWork) {
  return (
    <ul className={styles.attempts}>
      <li>
        <Plural
          context="staff page: what waits while it is on hold"
          value={emails}
          one="# email to send"
          other="# emails to send"
        />
      </li>
      <li>
        <Plural
          context="staff page: what waits while it is on hold"
          value={reminders}
          one="# reminder to write"
          other="# reminders to write"
        />
      </li>
      <li>
        <Plural
          context="staff page: what waits while it is on hold; nobody came for them"
          value={closing}
          one="# booking to close as a no-show or expired"
          other="# bookings to close as no-shows or expired"
        />
      </li>
      <li>
        <Plural
          context="staff page: what waits while it is on hold"
          value={payments}
          one="# open payment to check with Stripe"
          other="# open payments to check with Stripe"
        />
      </li>
    </ul>
  )
}
