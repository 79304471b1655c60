import { Trans } from '@lingui/react/macro'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { Notice } from '../../ui/notice.tsx'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'
import styles from './desk.module.css'
import { RetryButton } from './retry-button.tsx'

interface ConnectionStripProps {
  error: Error
  /** When today's list was last updated, in epoch milliseconds. 0 if it was never loaded. */
  answeredAt: number
  busy: boolean
  onRetry: () => void
}

export function ConnectionStrip({ error, answeredAt, busy, onRetry }: ConnectionStripProps) {
  const time = tiranaTime(new Date(answeredAt))
  return (
    <Notice tone="danger" role="alert" className={styles.strip}>
      <p>
        <WhyNotLoaded error={error} />{' '}
        {answeredAt > 0 && <Trans context="desk">This list is from {time}.</Trans>}{' '}
        <span className={styles.soft}>
          <Trans context="desk: while there is no connection, or the server fails">
            What you do now is saved on this device and sent later.
          </Trans>
        </span>
      </p>
      <RetryButton busy={busy} onRetry={onRetry} />
    </Notice>
  )
}
