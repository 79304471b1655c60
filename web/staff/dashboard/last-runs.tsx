import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { JobName, JobState, LastRun } from '../../../domain/reports/job-status.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './last-runs.module.css'

const jobLabels: Record<JobName, MessageDescriptor> = {
  checkOpenMoney: msg({
    message: 'Looking after open payments and refunds',
    context: 'system status: a timed job',
  }),
  reconcile: msg({ message: 'Comparison with Stripe', context: 'system status: a timed job' }),
  closeStays: msg({
    message: 'Closing no-shows and lapsed requests',
    context: 'system status: a timed job',
  }),
  erase: msg({ message: 'Forgetting guests after a year', context: 'system status: a timed job' }),
  remind: msg({ message: 'Reminding guests', context: 'system status: a timed job' }),
  sendEmail: msg({ message: 'Sending email', context: 'system status: a timed job' }),
  sweepPhotos: msg({ message: 'Deleting old photos', context: 'system status: a timed job' }),
  backUp: msg({ message: 'Making backups', context: 'system status: a timed job' }),
  compareMoney: msg({
    message: 'Comparison of each day’s payments',
    context: 'system status: a timed job',
  }),
  watch: msg({ message: 'Reporting trouble by email', context: 'system status: a timed job' }),
}

const stateLabels: Record<JobState, MessageDescriptor> = {
  operational: msg({ message: 'OK', context: 'system status: of one timed job' }),
  never_run: msg({ message: 'Never started', context: 'system status: of one timed job' }),
  stopped: msg({ message: 'Stopped', context: 'system status: of one timed job' }),
  failing: msg({ message: 'Failing', context: 'system status: of one timed job' }),
}

interface LastRunsProps {
  runs: readonly LastRun[]
  timeText: (instant: string | null) => string | null
}

export function LastRuns({ runs, timeText }: LastRunsProps) {
  const { i18n } = useLingui()
  return (
    <details className={styles.jobs}>
      <summary>
        <Trans context="system status: opens the list of the timed jobs">
          Last run of each job
        </Trans>
      </summary>
      <ul>
        {runs.map((run) => (
          <li key={run.name}>
            <span>{i18n._(jobLabels[run.name])}</span>
            <Badge tone={run.state === 'operational' ? 'success' : 'danger'}>
              {i18n._(stateLabels[run.state])}
            </Badge>
            <span className={styles.last}>
              <LastSuccess at={timeText(run.okAt)} />{' '}
              {run.lastError && <code lang="en">{run.lastError}</code>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function LastSuccess({ at }: { at: string | null }) {
  return at === null ? (
    <Trans context="system status: of one timed job">No success yet</Trans>
  ) : (
    <Trans context="system status: of one timed job, and a time">Last success {at}</Trans>
  )
}
