import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { totalText } from '../../../domain/business/money.ts'
import { claimOf } from '../../../domain/payments/account.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import type { Acts } from './acts.ts'
import { ReasonField } from './reason-field.tsx'
import styles from './write-off-form.module.css'

/** Writes off what a guest who is gone still owes. */
export function WriteOffForm({ file, acts }: { file: StayFile; acts: Acts }) {
  const amount = totalText(claimOf(file.stay), useLocale())
  const [reason, setReason] = useState('')
  const call = 'POST /api/staff/stays/:id/write-off'
  const needsOwner = useOwnerReason(call)
  const said = reason.trim()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (said !== '' && !acts.busy) acts.act(call, { reason: said })
  }

  return (
    <OwnerOnly reason={needsOwner}>
      <form className={styles.form} onSubmit={submit}>
        <ReasonField value={reason} onChange={setReason} />
        <Button type="submit" variant="destructive" busy={acts.busy} disabled={said === ''}>
          <Trans context="button: money that is not expected">Write off {amount}</Trans>
        </Button>
      </form>
    </OwnerOnly>
  )
}
