import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { totalText } from '../../../domain/business/money.ts'
import { claimOf } from '../../../domain/payments/account.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import type { Actions } from './actions.ts'
import { ReasonField } from './reason-field.tsx'
import styles from './write-off-form.module.css'

export function WriteOffForm({ record, actions }: { record: StayRecord; actions: Actions }) {
  const amount = totalText(claimOf(record.stay), useLocale())
  const [reason, setReason] = useState('')
  const call = 'POST /api/staff/stays/:id/write-off'
  const needsOwner = useOwnerReason(call)
  const said = reason.trim()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (said !== '' && !actions.busy) actions.action(call, { reason: said })
  }

  return (
    <OwnerOnly reason={needsOwner}>
      <form className={styles.form} onSubmit={submit}>
        <ReasonField value={reason} onChange={setReason} />
        <Button type="submit" variant="destructive" busy={actions.busy} disabled={said === ''}>
          <Trans context="button: money that is not expected">Write off {amount}</Trans>
        </Button>
      </form>
    </OwnerOnly>
  )
}
