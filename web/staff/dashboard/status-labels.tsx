import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { totalText } from '../../../domain/business/money.ts'
import type { JobsState } from '../../../domain/reports/job-status.ts'
import type { BooksState, MoneyDay } from '../../../domain/reports/money-day.ts'
import type {
  DatabaseState,
  DeliveryState,
  EmailHealth,
  PaymentsState,
  SettingsState,
} from '../../../domain/reports/system-status.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'

type Since = string | null

const notReachable = <Trans context="badge of the system status">Not reachable</Trans>
const notChecked = <Trans context="badge of the system status">Not checked</Trans>

export const databaseLabels: Record<DatabaseState, ReactNode> = {
  active: <Trans context="badge of the system status: the database">Active</Trans>,
  unreachable: notReachable,
  schema_behind: <Trans context="badge of the system status: the database">Update missing</Trans>,
}

export const settingsLabels: Record<SettingsState, ReactNode> = {
  complete: <Trans context="badge of the system status: the settings">Complete</Trans>,
  missing: <Trans context="badge of the system status: the settings">Incomplete</Trans>,
  malformed: <Trans context="badge of the system status: the settings">Malformed</Trans>,
}

export const booksLabels: Record<BooksState, ReactNode> = {
  agree: <Trans context="badge of the system status: Stripe's sum and ours">Same sums</Trans>,
  differ: <Trans context="badge of the system status: Stripe's sum and ours">Sums differ</Trans>,
  unknown: notChecked,
}

export function MoneyDaySums({ day }: { day: MoneyDay }) {
  const locale = useLocale()
  const date = dateText(day.date, locale)
  const atStripe = totalText(day.stripeCents, locale)
  const inRecords = totalText(day.booksCents, locale)
  return (
    <Trans context="system status: a day's payments, and two amounts">
      {date}: {atStripe} received at Stripe, {inRecords} in our records.
    </Trans>
  )
}

export const paymentsLabels: Record<PaymentsState, (since: Since) => ReactNode> = {
  connected: () => <Trans context="badge of the system status: Stripe">Connected</Trans>,
  unreachable: () => notReachable,
  key_refused: () => <Trans context="badge of the system status: Stripe">Key refused</Trans>,
  no_event: (since) =>
    since ? (
      <Trans context="badge of the system status: Stripe's last webhook event">
        No event since {since}
      </Trans>
    ) : (
      <Trans context="badge of the system status: Stripe's webhook">No event yet</Trans>
    ),
  events_refused: () => (
    <Trans context="badge of the system status: Stripe's webhook">Events refused</Trans>
  ),
  event_stuck: (since) => (
    <Trans context="badge of the system status: Stripe's last webhook event">
      Event not processed since {since}
    </Trans>
  ),
  unknown: () => notChecked,
}

export const jobsLabels: Record<JobsState, (since: Since) => ReactNode> = {
  operational: () => <Trans context="badge of the system status: the jobs">Operational</Trans>,
  never_run: () => <Trans context="badge of the system status: the jobs">Never started</Trans>,
  stopped: (since) => (
    <Trans context="badge of the system status: the jobs, and a time">Stopped since {since}</Trans>
  ),
  failing: (since) => (
    <Trans context="badge of the system status: the jobs, and a time">Failing since {since}</Trans>
  ),
  held: (since) => (
    <Trans context="badge of the system status: the jobs, and a time">On hold since {since}</Trans>
  ),
  unknown: () => notChecked,
}

const notSent = (_: Since, count: number) => (
  <Plural
    context="badge of the system status: mail"
    value={count}
    one="# email did not arrive"
    other="# emails did not arrive"
  />
)

export const emailHealthMessages: Record<EmailHealth, (since: Since, count: number) => ReactNode> =
  {
    working: () => <Trans context="badge of the system status: mail">Working</Trans>,
    dead_to_guests: notSent,
    dead_to_office: notSent,
    dead_to_both: notSent,
    waiting: (since) => (
      <Trans context="badge of the system status: mail, and a time">Waiting since {since}</Trans>
    ),
    sender_refused: () => <Trans context="badge of the system status: mail">Sender refused</Trans>,
    over_limit: () => <Trans context="badge of the system status: mail">Daily limit reached</Trans>,
    unknown: () => notChecked,
  }

export const deliveryLabels: Record<DeliveryState, ReactNode> = {
  reported: <Trans context="badge of the system status: delivery of emails">Tracked</Trans>,
  not_reported: <Trans context="badge of the system status: delivery of emails">Not tracked</Trans>,
  unknown: notChecked,
}
