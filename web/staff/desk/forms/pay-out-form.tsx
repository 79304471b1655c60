import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { euroText, numberText } from '../../../../domain/business/money.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { type CashCurrency, lekOf } from '../../../../domain/payments/drawer.ts'
import { payableOut, payOut } from '../../../../domain/stay/pay-out.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import { ReasonField } from '../../actions/reason-field.tsx'
import { OwnerOnly } from '../../session/owner-only.tsx'
import { useOwnerReason } from '../../session/use-owner-reason.ts'
import styles from '../panel/stay-panel.module.css'
import { previewOf } from './preview.ts'

export function PayOutForm({ record, actions }: { record: StayRecord; actions: Actions }) {
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const preview = previewOf(record, new Date(), (one, context) => payOut(one, reason, context))
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/pay-out', change)
  const cents = payableOut(record)
  if (cents === 0) return null
  const said = reason.trim()
  const [euros, lek] = [euroText(cents, locale), numberText(lekOf(cents), locale)]
  const handOver = (cashCurrency: CashCurrency) =>
    actions.action('POST /api/staff/stays/:id/pay-out', { reason: said, cashCurrency })
  const button = { variant: 'destructive', busy: actions.busy, disabled: said === '' } as const
  return (
    <form className={styles.action} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <p>
        <Trans context="desk: what a card no longer takes back is handed over in cash">
          The card can’t take the money back. Hand it to the guest in cash, and note why.
        </Trans>
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <OwnerOnly reason={needsOwner}>
        <div className={styles.ways}>
          <Button {...button} onClick={() => handOver('EUR')}>
            <Trans context="desk, button: what a card no longer takes back">
              Pay out {euros} in cash
            </Trans>
          </Button>
          <Button {...button} onClick={() => handOver('ALL')}>
            <Trans context="desk, button: what a card no longer takes back, in Lek">
              Pay out {lek} Lek
            </Trans>
          </Button>
        </div>
      </OwnerOnly>
    </form>
  )
}
