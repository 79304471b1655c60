import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { waitingLabels } from '../actions/action-labels.ts'
import { useDay } from '../actions/day-query.ts'
import { heldBy } from '../offline/held-entry.ts'
import { isHeld, type PendingAction } from '../offline/pending-action.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { EntryFacts } from '../till/entry-facts.tsx'
import styles from './pending-actions.module.css'
import { RefusedEntry } from './refused-entry.tsx'

interface PendingActionsProps {
  actions: readonly PendingAction[]
  /** Element that takes the focus when the pressed button disappears. */
  home: RefObject<HTMLElement | null>
  named?: boolean
}

export function PendingActions({ actions, home, named = false }: PendingActionsProps) {
  const all = usePendingActions()
  const { i18n } = useLingui()
  const locale = useLocale()
  const { records } = useDay()
  return (
    <ul className={styles.actions}>
      {actions.map((action) => (
        <li key={action.key} data-refused={action.refused !== null || undefined}>
          <p>
            <span className={styles.time}>{tiranaTime(new Date(action.at))}</span>{' '}
            {named && (
              <StaffLink to={`/admin/desk?stay=${action.stayId}`} className={styles.name}>
                {action.name ? (
                  <bdi>{action.name}</bdi>
                ) : (
                  <Trans context="desk, link: to the stay of an entry that waits">Open stay</Trans>
                )}
              </StaffLink>
            )}{' '}
            {i18n._(waitingLabels(action, locale))}
          </p>
          {(action.refused || action.dropped) && (
            <p>
              <b>
                <EntryFacts guest={guestOf(action, records)} {...heldBy(action)} />
              </b>
            </p>
          )}
          {action.refused && (
            <RefusedEntry action={action} code={action.refused.code} home={home} />
          )}
          {action.dropped && <Removed reason={action.dropped.reason} />}
          {isHeld(action, all) && (
            <p>
              <Trans context="desk: an action that follows on a refused one">
                On hold until the refused entry is settled.
              </Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Returns the guest's name or the reference, `null` if unknown. */
function guestOf({ stayId, name, body }: PendingAction, records: readonly StayRecord[]) {
  const known = records.find(({ stay }) => stay.id === stayId)?.stay.customerName
  const { customerName } = body as { customerName?: string }
  return name || customerName || known || null
}

function Removed({ reason }: { reason: string }) {
  return (
    <p>
      <Trans context="desk: an entry that staff removed, before the reason">
        Removed, will be noted in the till: {reason}
      </Trans>
    </p>
  )
}
