import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../../staff/session-query.ts'
import styles from './dashboard.module.css'

/** Whose sign-in this is; says nothing where that can't be found out. */
export function SignedInAs() {
  const { data } = useQuery(sessionQuery)
  if (!data) return null
  const { username } = data
  return (
    <p className={styles.signedIn}>
      <Trans context="staff page, before a person's name">Signed in as {username}</Trans>
    </p>
  )
}
