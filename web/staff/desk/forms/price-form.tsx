import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { namePrice } from '../../../../domain/booking/name-price.ts'
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
import { PriceField, priceTyped } from './price-field.tsx'
import { RefusalText } from './refusal.tsx'

interface PriceFormProps {
  file: StayFile
  now: Date
  acts: Acts
}

/** Names the price of a stay that has none, or another one that was agreed with the guest. */
export function PriceForm({ file, now, acts }: PriceFormProps) {
  const { totalPrice } = file.stay
  const [price, setPrice] = useState('')
  const [reason, setReason] = useState('')
  const [handsOver, setHandsOver] = useState(false)
  const cents = priceTyped(price) ?? totalPrice
  const rule = (hands: boolean) =>
    previewOf(file, now, (before, doing) => namePrice(before, cents, reason, doing), hands)
  const preview = rule(handsOver)
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/price', change)
  const isReady = reason.trim() !== '' && !isRefused(preview) && !needsOwner

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isReady || acts.busy) return
    acts.act('POST /api/staff/stays/:id/price', { cents, reason, handsOver })
  }

  return (
    <form className={styles.act} onSubmit={submit}>
      <PriceField required value={price} onChange={setPrice} />
      <ReasonField value={reason} onChange={setReason} />
      {cents !== totalPrice &&
        (isRefused(preview) ? (
          <RefusalText {...preview} />
        ) : (
          <>
            <HandsOver preview={rule(true)} checked={handsOver} onChange={setHandsOver} />
            <MoneyPreview preview={preview} before={claimOf(file.stay)} prices={totalPrice} />
          </>
        ))}
      <OwnerOnly reason={needsOwner}>
        <Button type="submit" busy={acts.busy} disabled={!isReady}>
          <Trans context="counter, button: the price agreed with the guest">Set this price</Trans>
        </Button>
      </OwnerOnly>
    </form>
  )
}
