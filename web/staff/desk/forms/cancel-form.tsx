import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { cancelStay } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import { ReasonField } from '../../actions/reason-field.tsx'
import { OwnerOnly } from '../../session/owner-only.tsx'
import { useOwnerReason } from '../../session/use-owner-reason.ts'
import styles from '../panel/stay-panel.module.css'
import { InPersonField, MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'

interface CancelFormProps {
  record: StayRecord
  now: Date
  actions: Actions
}

/** Amounts paid at the desk are only refunded if the guest is here. */
export function CancelForm({ record, now, actions }: CancelFormProps) {
  const [reason, setReason] = useState('')
  const [inPerson, setInPerson] = useState(false)
  const rule = (hands: boolean) =>
    previewOf(record, now, (before, context) => cancelStay(before, reason, context), hands)
  const preview = rule(inPerson)
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/cancel', change)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason.trim() === '' || needsOwner || actions.busy) return
    actions.action('POST /api/staff/stays/:id/cancel', { reason, inPerson })
  }

  if (isRefused(preview)) return <RefusalText {...preview} />
  return (
    <form className={styles.action} onSubmit={submit}>
      <ReasonField value={reason} onChange={setReason} />
      <InPersonField preview={rule(true)} checked={inPerson} onChange={setInPerson} />
      <MoneyPreview preview={preview} before={claimOf(record.stay)} />
      {preview.back.length === 0 && (
        <p>
          <Trans context="desk: what cancelling means">No money goes back now.</Trans>
        </p>
      )}
      <OwnerOnly reason={needsOwner}>
        <Button
          type="submit"
          variant="destructive"
          busy={actions.busy}
          disabled={reason.trim() === ''}
        >
          <Trans context="desk, button">Cancel this stay now</Trans>
        </Button>
      </OwnerOnly>
    </form>
  )
}
