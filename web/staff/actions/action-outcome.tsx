import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ApiError } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useNeedsConnection } from '../offline/needs-connection.tsx'
import { EntryFirst } from '../offline/resolve-first.tsx'
import { EntryInTheWay } from '../offline/take-action.ts'
import { AskOwner } from '../session/owner-only.tsx'
import { actionLabels } from './action-labels.ts'
import styles from './action-outcome.module.css'
import { type Actions, isAnswer } from './actions.ts'
import { refusalMessages, staffCodeOf } from './refusal-messages.ts'
import { Resolved } from './resolved.tsx'
import { UndoButton } from './undo-button.tsx'

interface ActionOutcomeProps {
  actions: Actions
  /** Buttons shown inside the success message, or alone if there is none. */
  children?: ReactNode
}

/** Shows that the last action succeeded or failed. Shows no success while the action is pending. */
export function ActionOutcome({ actions, children }: ActionOutcomeProps) {
  const { i18n } = useLingui()
  const { asked, done, error, waits, isKept } = actions
  const needsConnection = useNeedsConnection(asked?.stayId)
  const isDone = done !== undefined && asked !== undefined && !isKept
  return (
    <>
      {/* Rendered even when empty, so that screen readers announce text that appears in it. */}
      <div role="status">
        {isDone && (
          <Notice tone="success" className={styles.done}>
            <span className={styles.words}>{i18n._(actionLabels[asked.endpoint].done)}</span>
            {actionLabels[asked.endpoint].isUndoable && !waits && !needsConnection && (
              <Resolved of={done.stay.version}>
                <UndoButton actions={actions} version={done.stay.version} />
              </Resolved>
            )}
            {children}
          </Notice>
        )}
      </div>
      {!isDone && children && <div className={styles.next}>{children}</div>}
      {error && <Failure error={error} actions={actions} />}
    </>
  )
}

function Failure({ error, actions }: { error: Error; actions: Actions }) {
  const { i18n } = useLingui()
  const code = staffCodeOf(error)
  return (
    <Notice tone="danger" role="alert">
      <p>
        {code === 'owner_only' ? (
          <AskOwner />
        ) : code ? (
          i18n._(refusalMessages[code])
        ) : error instanceof EntryInTheWay ? (
          <EntryFirst />
        ) : error instanceof ApiError && error.status >= 500 ? (
          <Trans context="desk: an action was sent and the server failed at it">
            The server has a problem; your connection is fine. What you entered is still here. Send
            it again: it will only count once.
          </Trans>
        ) : isAnswer(error) ? (
          <Trans context="desk: an action failed">That was refused. Reload the page.</Trans>
        ) : (
          <Trans context="desk: an action was sent and nobody answered">
            No reply. Send it again: it will only count once.
          </Trans>
        )}
      </p>
      {!isAnswer(error) && (
        <Button size="sm" busy={actions.busy} onClick={actions.again}>
          <Trans context="desk, button: send what got no answer">Send again</Trans>
        </Button>
      )}
    </Notice>
  )
}
