import { type ReactNode, useState } from 'react'
import type { OwnerReason } from '../../../domain/who-may.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from '../actions/reason-field.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import styles from './attention.module.css'

export interface ReasonAction {
  label: ReactNode
  isFinal?: boolean
  /** Reason why only an owner may do this. `null` or `undefined` if no owner is needed. */
  needsOwner?: OwnerReason | null
  onAction: (reason: string) => void
}

interface ReasonActionsProps {
  actions: readonly ReasonAction[]
  busy: boolean
}

export function ReasonActions({ actions, busy }: ReasonActionsProps) {
  const [reason, setReason] = useState('')
  const said = reason.trim()
  const [ownerReason, ...others] = actions.map(({ needsOwner = null }) => needsOwner)
  // Doesn't ask for a reason if every action needs an owner.
  if (ownerReason && others.every(Boolean))
    return <OwnerOnly reason={ownerReason}>{null}</OwnerOnly>
  return (
    <form className={styles.action} onSubmit={(event) => event.preventDefault()}>
      <ReasonField value={reason} onChange={setReason} />
      <div className={styles.buttons}>
        {actions.map(({ label, isFinal = false, needsOwner = null, onAction }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
          <OwnerOnly key={index} reason={needsOwner}>
            <Button
              variant={isFinal ? 'destructive' : 'default'}
              busy={busy}
              disabled={said === ''}
              onClick={() => onAction(said)}
            >
              {label}
            </Button>
          </OwnerOnly>
        ))}
      </div>
    </form>
  )
}
