import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { euroText, numberText } from '../../../../domain/business/money.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { type CashCurrency, lekOf } from '../../../../domain/payments/drawer.ts'
import { payableOut, payOut } from '../../../../domain/stay/pay-out.ts'
import type { StayFile } from '../../../../domain/stay/stay-file.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Acts } from '../../actions/acts.ts'
import { ReasonField } from '../../actions/reason-field.tsx'
import { OwnerOnly } from '../../session/owner-only.tsx'
import { useOwnerReason } from '../../session/use-owner-reason.ts'
import styles from '../panel/stay-panel.module.css'
import { previewOf } from './preview.ts'

/** Hands over in cash what the guest's card takes back no more; nothing where there is no such money. */
export function PayOutForm({ file, acts }: { file: StayFile; acts: Acts }) {
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const preview = previewOf(file, new Date(), (one, doing) => payOut(one, reason, doing))
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/pay-out', change)
  const cents = payableOut(file)
  if (cents === 0) return null
  const said = reason.trim()
  const [euros, lek] = [euroText(cents, locale), numberText(lekOf(cents), locale)]
  const handOver = (handsOverIn: CashCurrency) =>
    acts.act('POST /api/staff/stays/:id/pay-out', { reason: said, handsOverIn })
  const button = { variant: 'destructive', busy: acts.busy, disabled: said === '' } as const
  return (
    <form className={styles.act} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <p>
        <Trans context="counter: what a card no longer takes back is handed over in cash">
          The card can’t take the money back. Hand it to the guest in cash, and note why.
        </Trans>
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <OwnerOnly reason={needsOwner}>
        <div className={styles.ways}>
          <Button {...button} onClick={() => handOver('EUR')}>
            <Trans context="counter, button: what a card no longer takes back">
              Pay out {euros} in cash
            </Trans>
          </Button>
          <Button {...button} onClick={() => handOver('ALL')}>
            <Trans context="counter, button: what a card no longer takes back, in Lek">
              Pay out {lek} Lek
            </Trans>
          </Button>
        </div>
      </OwnerOnly>
    </form>
  )
}
