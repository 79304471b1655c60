import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from '../actions/reason-field.tsx'
import { droppedAction, heldBy } from '../offline/held-entry.ts'
import type { PendingAction } from '../offline/pending-action.ts'
import { whoIsHere } from '../offline/who-is-here.ts'
import { useHeldMoneyText } from '../till/entry-facts.tsx'
import styles from './pending-actions.module.css'

interface DropFormProps {
  action: PendingAction
  onDrop: (dropped: PendingAction) => void
}

/**
 * Asks why staff remove a refused pending action.
 * If the action contains money, also asks whether the guest got it back.
 */
export function DropForm({ action, onDrop }: DropFormProps) {
  const [reason, setReason] = useState('')
  const moneyText = useHeldMoneyText()
  const { money } = heldBy(action)
  const amount = money && moneyText(money)
  const said = reason.trim()
  const button = (handedBack: boolean, label: React.ReactNode) => (
    <Button
      size="sm"
      variant="destructive"
      disabled={said === ''}
      onClick={() => onDrop(droppedAction(action, said, handedBack, whoIsHere().doneBy))}
    >
      {label}
    </Button>
  )
  return (
    <details className={styles.more}>
      <summary>
        <Trans context="desk, button: a refused entry is not to be recorded">Remove…</Trans>
      </summary>
      <p>
        {amount ? (
          <Trans context="desk: about a refused entry that is being removed">
            Nothing of this will be in the books. The till will say why, and where the money is (
            {amount}).
          </Trans>
        ) : (
          <Trans context="desk: about a refused entry that is being removed">
            Nothing of this will be in the books. The till will say why.
          </Trans>
        )}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <div className={styles.buttons}>
        {money ? (
          <>
            {button(
              true,
              <Trans context="desk, button: removes a refused entry">
                Remove: the guest got the money back
              </Trans>,
            )}
            {button(
              false,
              <Trans context="desk, button: removes a refused entry">
                Remove: the guest didn’t get it back
              </Trans>,
            )}
          </>
        ) : (
          button(false, <Trans context="desk, button: removes a refused entry">Remove</Trans>)
        )}
      </div>
    </details>
  )
}
