import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { type CashCurrency, lekOf } from '../../../domain/drawer.ts'
import { euroText, numberText } from '../../../domain/money-text.ts'
import { payableOut, payOut } from '../../../domain/pay-out.ts'
import { isRefused } from '../../../domain/refusal.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { useLocale } from '../../routing/use-locale.ts'
import type { Acts } from '../../staff/acts/acts.ts'
import { ReasonField } from '../../staff/acts/reason-field.tsx'
import { OwnerOnly } from '../../staff/owner-only.tsx'
import { useOwnerReason } from '../../staff/use-owner-reason.ts'
import { Button } from '../../ui/button.tsx'
import { previewOf } from './preview.ts'
import styles from './stay-panel.module.css'

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
