import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ActionOutcome } from '../actions/action-outcome.tsx'
import { useActions } from '../actions/actions.ts'
import { useStayRecord } from '../actions/stay-query.ts'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import { ResolveFirst } from '../offline/resolve-first.tsx'
import { askAttention } from '../session/attention-query.ts'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './attention.module.css'
import { ContactGuest } from './contact-guest.tsx'
import type { StayEntry } from './entries.ts'
import { StayActions } from './stay-actions.tsx'

interface StayWayOutProps {
  entry: StayEntry
  onAction: (isOwn: boolean) => void
}

export function StayWayOut({ entry, onAction }: StayWayOutProps) {
  const { stay } = entry
  const client = useQueryClient()
  const { record, error } = useStayRecord(stay.id)
  const actions = useActions(stay.id, record)
  const { done, busy, error: failure } = actions
  const needsConnection = useNeedsConnection(stay.id)
  const isOwn = busy || done !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of `isOwn` is reported.
  useEffect(() => onAction(isOwn), [isOwn])
  useEffect(() => {
    if (done || failure) askAttention(client)
  }, [client, done, failure])

  if (!record) {
    return error ? (
      <Notice tone="danger" role="alert">
        <p>
          <Trans context="staff page: what needs attention">
            This booking could not be loaded. Close this entry, then open it again.
          </Trans>
        </p>
      </Notice>
    ) : (
      <p role="status">
        <Spinner /> <Trans context="staff page: what needs attention">Loading…</Trans>
      </p>
    )
  }
  return (
    <div className={styles.action}>
      <ContactGuest phone={stay.customerPhone} email={stay.customerEmail} />
      <ResolveFirst stayId={stay.id}>
        <NeedsConnection missing={needsConnection}>
          <div className={styles.action}>
            <StayActions entry={entry} record={record} actions={actions} />
          </div>
        </NeedsConnection>
      </ResolveFirst>
      <ActionOutcome actions={actions} />
      <StaffLink
        to={`/admin/desk?stay=${stay.id}`}
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} ${styles.desk}`}
      >
        <Trans context="link of the staff page: to the desk, with this booking">
          Open at the desk
        </Trans>
      </StaffLink>
    </div>
  )
}
