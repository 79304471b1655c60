import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { business } from '../../../domain/business/business.ts'
import type { SystemStatus as Status } from '../../../domain/reports/system-status.ts'
import { dateText, instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { momentText } from '../session/figure-text.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { backupAdvice, backupLabels } from './backup-labels.tsx'
import { LastRuns } from './last-runs.tsx'
import {
  booksAdvice,
  databaseAdvice,
  deliveryAdvice,
  emailAdvice,
  jobsAdvice,
  paymentsAdvice,
  settingsAdvice,
} from './status-advice.tsx'
import {
  booksLabels,
  databaseLabels,
  deliveryLabels,
  emailHealthMessages,
  jobsLabels,
  MoneyDaySums,
  paymentsLabels,
  settingsLabels,
} from './status-labels.tsx'
import styles from './system-status.module.css'

export function SystemStatusSection({ status }: { status: UseQueryResult<Status> }) {
  const { data, error, isPending } = status
  return (
    <Card className={styles.card}>
      <h2>
        <Trans context="heading on the staff page">System Status</Trans>
      </h2>
      {error && (
        <Notice tone="danger" role="alert" className={styles.broken}>
          <p>
            <Trans context="staff page">The status could not be checked</Trans> ({error.message})
          </p>
        </Notice>
      )}
      {isPending && (
        <p role="status">
          <Spinner /> <Trans context="staff page, of the system's status">Checking…</Trans>
        </p>
      )}
      {data && <Checks status={data} />}
    </Card>
  )
}

function Checks({ status }: { status: Status }) {
  const locale = useLocale()
  const { database, settings, wrongSettings, payments, books, jobs, lateJobs } = status
  const { email, delivery, backup, lastDrill } = status
  const checkedAt = new Date(status.checkedAt)
  const time = instantText(checkedAt, locale)
  const { found, expected } = lastDrill
  const drillDay = dateText(lastDrill.day, locale)
  const since = (instant: string | null) =>
    instant && momentText(new Date(instant), checkedAt, locale)
  return (
    <>
      <dl className={styles.checks}>
        <Check
          name={<Trans context="line of the system status">Database</Trans>}
          isWell={database.state === 'active'}
          word={databaseLabels[database.state]}
          advice={databaseAdvice[database.state]}
        />
        <Check
          name={<Trans context="line of the system status">Settings</Trans>}
          isWell={settings.state === 'complete'}
          word={settingsLabels[settings.state]}
          advice={settingsAdvice[settings.state]}
        >
          <code lang="en">{wrongSettings.join(', ')}</code>
        </Check>
        <Check
          name={business.paymentProvider.name}
          isWell={payments.state === 'connected'}
          word={paymentsLabels[payments.state](since(payments.since))}
          advice={paymentsAdvice[payments.state]}
        />
        <Check
          name={
            <Trans context="line of the system status: a day's payments at Stripe and in our records">
              Daily Payments
            </Trans>
          }
          isWell={books.state === 'agree'}
          word={booksLabels[books.state]}
          advice={books.day && <MoneyDaySums day={books.day} />}
        >
          {booksAdvice[books.state]}
        </Check>
        <Check
          name={<Trans context="line of the system status">Background Jobs</Trans>}
          isWell={jobs.state === 'operational'}
          word={jobsLabels[jobs.state](since(jobs.since))}
          advice={jobsAdvice[jobs.state]}
        >
          {lateJobs.length > 0 && (
            <code lang="en">
              {lateJobs
                .map(({ name, lastError }) => (lastError ? `${name}: ${lastError}` : name))
                .join(', ')}
            </code>
          )}
        </Check>
        <Check
          name={<Trans context="line of the system status">Email</Trans>}
          isWell={email.state === 'working'}
          word={emailHealthMessages[email.state](since(email.since), email.count)}
          advice={emailAdvice[email.state]}
        />
        <Check
          name={<Trans context="line of the system status">Email delivery</Trans>}
          isWell={delivery.state === 'reported'}
          isOptional
          word={deliveryLabels[delivery.state]}
          advice={deliveryAdvice[delivery.state]}
        />
        {backup && (
          <Check
            name={<Trans context="line of the system status">Backups</Trans>}
            isWell={backup.state === 'made'}
            isOptional={backup.state === 'off'}
            word={backupLabels[backup.state](since(backup.at))}
            advice={backupAdvice[backup.state]}
          />
        )}
        <Check
          name={<Trans context="line of the system status">Last restore drill</Trans>}
          isWell={found === expected}
          word={
            <Trans context="badge of the system status: a day, and how many stays a drill found again">
              {drillDay}: {found} of {expected}
            </Trans>
          }
          advice={null}
        />
      </dl>
      {status.lastRuns.length > 0 && <LastRuns runs={status.lastRuns} timeText={since} />}
      <StaffLink to="/admin/attention" className={styles.toDo}>
        <Trans context="staff page: what needs attention">To do</Trans>
      </StaffLink>
      <p className={styles.time}>
        <Trans context="staff page, before the time of a check">Last updated: {time}</Trans>
      </p>
    </>
  )
}

interface CheckProps {
  name: ReactNode
  isWell: boolean
  /** If true, a failed check has a plain badge instead of a red one. */
  isOptional?: boolean
  word: ReactNode
  advice: ReactNode
  children?: ReactNode
}

function Check({ name, isWell, isOptional = false, word, advice, children }: CheckProps) {
  const ill = isOptional ? 'plain' : 'danger'
  return (
    <div className={styles.check}>
      <dt>{name}</dt>
      <dd className={styles.word}>
        <Badge tone={isWell ? 'success' : ill}>{word}</Badge>
      </dd>
      {advice && (
        <dd className={styles.advice}>
          {advice} {children}
        </dd>
      )}
    </div>
  )
}
