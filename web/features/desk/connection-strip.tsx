import { Trans } from '@lingui/react/macro'
import { tiranaTime } from '../../../domain/calendar.ts'
import { SignInLink } from '../../staff/acts/sign-in-link.tsx'
import { isSignedOut } from '../../staff/staff-load.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './desk.module.css'

interface ConnectionStripProps {
  error: Error
  /** When the list that is shown came; 0 where none did. */
  answeredAt: number
  busy: boolean
  onRetry: () => void
}

/** Says that the list is not fresh any more, why, and from when it is. */
export function ConnectionStrip({ error, answeredAt, busy, onRetry }: ConnectionStripProps) {
  const time = tiranaTime(new Date(answeredAt))
  const signedOut = isSignedOut(error)
  return (
    <Notice tone="danger" role="alert" className={styles.strip}>
      <p>
        {signedOut ? (
          <Trans context="counter">Your session has ended.</Trans>
        ) : (
          <Trans context="counter">No connection.</Trans>
        )}{' '}
        {answeredAt > 0 && <Trans context="counter">This list is from {time}.</Trans>}
      </p>
      {signedOut ? (
        <SignInLink />
      ) : (
        <Button size="sm" variant="outline" busy={busy} onClick={onRetry}>
          <Trans context="counter, button: ask again">Try again</Trans>
        </Button>
      )}
    </Notice>
  )
}
