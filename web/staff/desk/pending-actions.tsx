import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { type StaffErrorCode, staffErrorCodes } from '../../../domain/input/staff-errors.ts'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { waitingLabels } from '../actions/action-labels.ts'
import { refusalMessages } from '../actions/refusal-messages.ts'
import { Resolved } from '../actions/resolved.tsx'
import { offlineQueue } from '../offline/device-queue.ts'
import { isHeld, type PendingAction } from '../offline/pending-action.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { AskOwner } from '../session/owner-only.tsx'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './pending-actions.module.css'

interface PendingActionsProps {
  actions: readonly PendingAction[]
  /** Receives focus when the pressed button disappears. */
  home: RefObject<HTMLElement | null>
  named?: boolean
}

export function PendingActions({ actions, home, named = false }: PendingActionsProps) {
  const all = usePendingActions()
  const { i18n } = useLingui()
  const locale = useLocale()
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
          {action.refused && <WhyRefused action={action} code={action.refused.code} home={home} />}
          {isHeld(action, all) && (
            <p>
              <Trans context="desk: an action that follows on a refused one">
                On hold until the refused entry is removed or sent again.
              </Trans>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Replacements for refusal texts that mention a form. */
const ownMessages: Partial<Record<StaffErrorCode, MessageDescriptor>> = {
  tag_in_use: msg({
    message: 'One of these tags is already on another bag here.',
    context: 'desk: why an entry was refused',
  }),
}

interface WhyRefusedProps {
  action: PendingAction
  code: string
  home: RefObject<HTMLElement | null>
}

function WhyRefused({ action, code, home }: WhyRefusedProps) {
  const { i18n } = useLingui()
  const known: StaffErrorCode | undefined = staffErrorCodes.find((one) => one === code)
  const words = known && (ownMessages[known] ?? refusalMessages[known])

  function settle(settled: Promise<void>): void {
    void settled.catch(() => {})
    home.current?.focus()
  }

  return (
    <>
      <p>
        <b>
          <Trans context="desk: an action that had waited was refused">Not recorded.</Trans>
        </b>{' '}
        {known === 'owner_only' ? <AskOwner /> : words && i18n._(words)}{' '}
        <Trans context="desk: what to do about an action that was refused">
          Remove this entry or send it again. Then correct the stay if needed.
        </Trans>
      </p>
      <Resolved of={action.key}>
        <div className={styles.buttons}>
          <Button size="sm" variant="outline" onClick={() => settle(offlineQueue.again(action))}>
            <Trans context="desk, button: send a refused action once more">Send again</Trans>
          </Button>
          <Button
            size="sm"
            variant="outline"
            onClick={() => settle(offlineQueue.putAway(action.key))}
          >
            <Trans context="desk, button: a refused action has been dealt with">Remove</Trans>
          </Button>
        </div>
      </Resolved>
    </>
  )
}
