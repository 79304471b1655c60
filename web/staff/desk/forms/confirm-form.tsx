import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type Cents, euroText } from '../../../../domain/business/money.ts'
import { confirmRequested } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import styles from '../panel/stay-panel.module.css'
import { previewOf } from './preview.ts'
import { priceTyped } from './price-field.tsx'
import { PriceFirst } from './price-first.tsx'
import { RefusalText } from './refusal.tsx'

interface ConfirmFormProps {
  record: StayRecord
  now: Date
  actions: Actions
}

export function ConfirmForm({ record, now, actions }: ConfirmFormProps) {
  const [price, setPrice] = useState('')
  const { totalPrice, customerEmail } = record.stay
  const cents = totalPrice === 0 ? (priceTyped(price) ?? undefined) : undefined
  const preview = previewOf(record, now, (one, context) => confirmRequested(one, cents, context))
  const { busy } = actions
  const disabled = isRefused(preview)

  function confirm(agreed?: Cents): void {
    const said = agreed === undefined ? {} : { cents: agreed }
    actions.action('POST /api/staff/stays/:id/confirm', said)
  }

  return (
    <form className={styles.action} onSubmit={(event) => event.preventDefault()}>
      {isRefused(preview) && <RefusalText {...preview} />}
      {totalPrice === 0 ? (
        <PriceFirst
          value={price}
          onChange={setPrice}
          busy={busy}
          disabled={disabled}
          priced={(agreed) => <ConfirmAt cents={agreed} />}
          onRequest={
            <Trans context="desk, button: agree to what a guest asked for">
              Confirm without a price
            </Trans>
          }
          onDone={confirm}
        />
      ) : (
        <Button size="lg" busy={busy} disabled={disabled} onClick={() => confirm()}>
          <ConfirmAt cents={totalPrice} />
        </Button>
      )}
      {customerEmail && (
        <p>
          <Trans context="desk: what confirming does">The guest is told by email.</Trans>
        </p>
      )}
    </form>
  )
}

function ConfirmAt({ cents }: { cents: Cents }) {
  const amount = euroText(cents, useLocale())
  return <Trans context="desk, button: agree to what a guest asked for">Confirm at {amount}</Trans>
}
