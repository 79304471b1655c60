import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { euroText } from '../../../../domain/business/money.ts'
import { confirmRequested } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import styles from '../panel/stay-panel.module.css'
import { previewOf } from './preview.ts'
import { PriceField, priceTyped } from './price-field.tsx'
import { RefusalText } from './refusal.tsx'

interface ConfirmFormProps {
  record: StayRecord
  now: Date
  actions: Actions
}

export function ConfirmForm({ record, now, actions }: ConfirmFormProps) {
  const locale = useLocale()
  const [price, setPrice] = useState('')
  const { totalPrice, customerEmail } = record.stay
  const typed = priceTyped(price)
  const cents = totalPrice === 0 && typed ? typed : undefined
  const preview = previewOf(record, now, (one, context) => confirmRequested(one, cents, context))
  const amount = euroText(cents ?? totalPrice, locale)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed === null || isRefused(preview) || actions.busy) return
    actions.action('POST /api/staff/stays/:id/confirm', { ...(cents !== undefined && { cents }) })
  }

  return (
    <form className={styles.action} onSubmit={submit}>
      {totalPrice === 0 && (
        <PriceField
          value={price}
          hint={
            <Trans context="desk: hint of the price field">
              Leave it empty if nothing is paid here.
            </Trans>
          }
          onChange={setPrice}
        />
      )}
      {isRefused(preview) && <RefusalText {...preview} />}
      <Button
        type="submit"
        size="lg"
        busy={actions.busy}
        disabled={typed === null || isRefused(preview)}
      >
        {(cents ?? totalPrice) > 0 ? (
          <Trans context="desk, button: agree to what a guest asked for">Confirm at {amount}</Trans>
        ) : (
          <Trans context="desk, button: agree to what a guest asked for">
            Confirm without a price
          </Trans>
        )}
      </Button>
      {customerEmail && (
        <p>
          <Trans context="desk: what confirming does">The guest is told by email.</Trans>
        </p>
      )}
    </form>
  )
}
