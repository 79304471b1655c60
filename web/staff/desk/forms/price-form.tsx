import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { setStayPrice } from '../../../../domain/booking/set-price.ts'
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
import { PriceField, priceTyped } from './price-field.tsx'
import { RefusalText } from './refusal.tsx'

interface PriceFormProps {
  record: StayRecord
  now: Date
  actions: Actions
}

export function PriceForm({ record, now, actions }: PriceFormProps) {
  const { totalPrice } = record.stay
  const [price, setPrice] = useState('')
  const [reason, setReason] = useState('')
  const [inPerson, setInPerson] = useState(false)
  const cents = priceTyped(price) ?? totalPrice
  const rule = (hands: boolean) =>
    previewOf(record, now, (before, context) => setStayPrice(before, cents, reason, context), hands)
  const preview = rule(inPerson)
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/price', change)
  const isReady = reason.trim() !== '' && !isRefused(preview) && !needsOwner

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isReady || actions.busy) return
    actions.action('POST /api/staff/stays/:id/price', { cents, reason, inPerson })
  }

  return (
    <form className={styles.action} onSubmit={submit}>
      <PriceField required value={price} onChange={setPrice} />
      <ReasonField value={reason} onChange={setReason} />
      {cents !== totalPrice &&
        (isRefused(preview) ? (
          <RefusalText {...preview} />
        ) : (
          <>
            <InPersonField preview={rule(true)} checked={inPerson} onChange={setInPerson} />
            <MoneyPreview preview={preview} before={claimOf(record.stay)} prices={totalPrice} />
          </>
        ))}
      <OwnerOnly reason={needsOwner}>
        <Button type="submit" busy={actions.busy} disabled={!isReady}>
          <Trans context="desk, button: the price agreed with the guest">Set this price</Trans>
        </Button>
      </OwnerOnly>
    </form>
  )
}
