import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { cancelStay } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { StayFile } from '../../../../domain/stay/stay-file.ts'
import { Button } from '../../../ui/button.tsx'
import type { Acts } from '../../actions/acts.ts'
import { ReasonField } from '../../actions/reason-field.tsx'
import { OwnerOnly } from '../../session/owner-only.tsx'
import { useOwnerReason } from '../../session/use-owner-reason.ts'
import styles from '../panel/stay-panel.module.css'
import { HandsOver, MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'

interface CancelFormProps {
  file: StayFile
  now: Date
  acts: Acts
}

/** Cancels a stay; guests who call are not there to be handed cash. */
export function CancelForm({ file, now, acts }: CancelFormProps) {
  const [reason, setReason] = useState('')
  const [handsOver, setHandsOver] = useState(false)
  const rule = (hands: boolean) =>
    previewOf(file, now, (before, doing) => cancelStay(before, reason, doing), hands)
  const preview = rule(handsOver)
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/cancel', change)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason.trim() === '' || needsOwner || acts.busy) return
    acts.act('POST /api/staff/stays/:id/cancel', { reason, handsOver })
  }

  if (isRefused(preview)) return <RefusalText {...preview} />
  return (
    <form className={styles.act} onSubmit={submit}>
      <ReasonField value={reason} onChange={setReason} />
      <HandsOver preview={rule(true)} checked={handsOver} onChange={setHandsOver} />
      <MoneyPreview preview={preview} before={claimOf(file.stay)} />
      {preview.back.length === 0 && (
        <p>
          <Trans context="counter: what cancelling means">No money goes back now.</Trans>
        </p>
      )}
      <OwnerOnly reason={needsOwner}>
        <Button
          type="submit"
          variant="destructive"
          busy={acts.busy}
          disabled={reason.trim() === ''}
        >
          <Trans context="counter, button">Cancel this stay now</Trans>
        </Button>
      </OwnerOnly>
    </form>
  )
}
