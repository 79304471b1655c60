import { type ReactNode, useState } from 'react'
import { ReasonField } from '../../staff/acts/reason-field.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './attention.module.css'

export interface ReasonAct {
  label: ReactNode
  /** It gives money or bags away. */
  isFinal?: boolean
  onAct: (reason: string) => void
}

interface ReasonActsProps {
  acts: readonly ReasonAct[]
  busy: boolean
}

/** What staff do about an entry once they have said why, or how it was settled. */
export function ReasonActs({ acts, busy }: ReasonActsProps) {
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <form className={styles.act} onSubmit={(event) => event.preventDefault()}>
      <ReasonField value={reason} onChange={setReason} />
      <div className={styles.buttons}>
        {acts.map(({ label, isFinal = false, onAct }, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: the acts of an entry stay where they are
            key={index}
            variant={isFinal ? 'destructive' : 'default'}
            busy={busy}
            disabled={said === ''}
            onClick={() => onAct(said)}
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  )
}
