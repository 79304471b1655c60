import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { JobsState } from '../../../domain/reports/job-status.ts'
import type { BooksState } from '../../../domain/reports/money-day.ts'
import type {
  DatabaseState,
  DeliveryState,
  EmailHealth,
  PaymentsState,
  SettingsState,
} from '../../../domain/reports/system-status.ts'

type Advice<State extends string> = Partial<Record<State, ReactNode>>

export const databaseAdvice: Advice<DatabaseState> = {
  unreachable: (
    <Trans context="advice of the system status">
      Wait a minute, then refresh. If nothing changes, tell whoever looks after the website.
    </Trans>
  ),
  schema_behind: (
    <Trans context="advice of the system status">
      Bookings can fail. Tell whoever looks after the website to apply the database migrations.
    </Trans>
  ),
}

export const settingsAdvice: Advice<SettingsState> = {
  missing: (
    <Trans context="advice of the system status: the names of the settings follow">
      Guests cannot pay online or open the page of their stay. Tell whoever looks after the website
      what is missing:
    </Trans>
  ),
  malformed: (
    <Trans context="advice of the system status: the names of the settings follow">
      A part of the website does not work. Tell whoever looks after it which settings are malformed:
    </Trans>
  ),
}

export const booksAdvice: Advice<BooksState> = {
  differ: (
    <Trans context="advice of the system status: Stripe's sum and ours">
      Compare with Stripe under To do. If the sums still differ ten minutes later, tell whoever
      looks after the website.
    </Trans>
  ),
}

export const paymentsAdvice: Advice<PaymentsState> = {
  unreachable: (
    <Trans context="advice of the system status">
      Guests cannot pay online right now. Let them reserve and pay at the desk.
    </Trans>
  ),
  key_refused: (
    <Trans context="advice of the system status">
      Guests cannot pay online. Tell whoever looks after the website to check its Stripe key.
    </Trans>
  ),
  no_event: (
    <Trans context="advice of the system status">
      Payments show up a few minutes late. Tell whoever looks after the website to check the webhook
      at Stripe.
    </Trans>
  ),
  events_refused: (
    <Trans context="advice of the system status">
      Payments show up a few minutes late. Tell whoever looks after the website to check the signing
      secret of Stripe’s webhook.
    </Trans>
  ),
  event_stuck: (
    <Trans context="advice of the system status">
      Compare the latest payments with Stripe, and tell whoever looks after the website.
    </Trans>
  ),
}

const jobsAreLate = (
  <Trans context="advice of the system status: the jobs">
    Emails go out late, and open payments are not followed up. Tell whoever looks after the website.
  </Trans>
)

export const jobsAdvice: Advice<JobsState> = {
  never_run: jobsAreLate,
  stopped: jobsAreLate,
  failing: jobsAreLate,
  held: (
    <Trans context="advice of the system status: the jobs are on hold">
      Emails and reminders wait. An owner starts them again under To do.
    </Trans>
  ),
}

const guestsMissedEmail = (
  <Trans context="advice of the system status: mail">
    Some guests got no confirmation. Give their reference, from the lists, to those who ask.
  </Trans>
)
const officeMissedEmail = (
  <Trans context="advice of the system status: mail to the office">
    Some emails to the office did not arrive. Look for requests and messages in the lists, and for
    disputes and failed refunds at Stripe.
  </Trans>
)

export const emailAdvice: Advice<EmailHealth> = {
  dead_to_guests: guestsMissedEmail,
  dead_to_office: officeMissedEmail,
  dead_to_both: (
    <>
      {guestsMissedEmail} {officeMissedEmail}
    </>
  ),
  sender_refused: (
    <Trans context="advice of the system status: mail">
      No email goes out. Tell whoever looks after the website to check the sender at Cloudflare.
    </Trans>
  ),
  over_limit: (
    <Trans context="advice of the system status: mail">
      No more emails go out today. Give their reference, from the lists, to guests who ask.
    </Trans>
  ),
  waiting: (
    <Trans context="advice of the system status: mail">
      Confirmations are late. Give their reference, from the lists, to guests who ask.
    </Trans>
  ),
}

export const deliveryAdvice: Advice<DeliveryState> = {
  not_reported: (
    <Trans context="advice of the system status: delivery of emails">
      Nobody learns of an email that comes back. Whoever looks after the website can connect
      Cloudflare’s email events.
    </Trans>
  ),
}
