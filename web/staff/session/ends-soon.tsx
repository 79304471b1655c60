import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { useNow } from '../../browser/use-now.ts'
import { Notice } from '../../ui/notice.tsx'
import { sessionEnd } from './seal.ts'
import { sessionQuery } from './session-query.ts'
import { SignInLink } from './sign-in-link.tsx'

/** Milliseconds before the session's end at which the warning appears. */
const soon = 60 * 60_000

/** Warns an hour before the session ends, because signing in needs a connection. */
export function EndsSoon() {
  // Rendered even when empty, so that screen readers announce text that appears in it.
  return (
    <div role="status">
      <Warning />
    </div>
  )
}

function Warning() {
  const now = useNow()
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const end = sessionEnd()
  if (!now || end === null || end - now.getTime() > soon) return null
  const time = tiranaTime(new Date(end))
  return (
    <Notice>
      <p>
        <Trans context="staff page: the sign-in is about to end">
          Your sign-in ends at {time}. Sign in again while you have a connection: without one, you
          won’t see any guests after that.
        </Trans>
      </p>
      {data && <SignInLink href={data.signInUrl} />}
    </Notice>
  )
}
