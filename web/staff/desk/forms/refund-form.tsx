import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { centsFromEuros, eurosFromCents } from '../../../../domain/business/money.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import { refundGoodwill, refundOverpaid } from '../../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Actions } from '../../actions/actions.ts'
import { ReasonField } from '../../actions/reason-field.tsx'
import { OwnerOnly } from '../../session/owner-only.tsx'
import { useOwnerReason } from '../../session/use-owner-reason.ts'
import styles from '../panel/stay-panel.module.css'
import { InPersonField, MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'

interface RefundFormProps {
  kind: 'overpaid' | 'goodwill'
  record: StayRecord
  now: Date
  actions: Actions
}

/** Sample update for `useOwnerReason`, which ignores the amount of goodwill. */
const goodwill = { charges: [{ kind: 'goodwill', cents: -1 }], refunds: [] } as const

/** Goodwill lowers the net price. If there is no payment left to refund, the guest owes less. */
export function RefundForm({ kind, record, now, actions }: RefundFormProps) {
  const { netPrice, received, refunded } = record.stay
  const isUnpaid = received <= refunded
  const whole = isUnpaid ? claimOf(record.stay) : Math.min(netPrice, received - refunded)
  const [euros, setEuros] = useState(String(eurosFromCents(whole)))
  const [reason, setReason] = useState('')
  const [inPerson, setInPerson] = useState(true)
  const cents = centsFromEuros(Number(euros.replace(',', '.')))
  const amount = kind === 'goodwill' ? { cents: cents ?? 0 } : {}
  const rule = (hands: boolean) =>
    previewOf(
      record,
      now,
      (before, context) =>
        kind === 'goodwill'
          ? refundGoodwill(before, cents ?? 0, reason, context)
          : refundOverpaid(before, reason, context),
      hands,
    )
  const preview = rule(inPerson)
  const change = kind === 'goodwill' ? goodwill : isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/refunds', change)
  const isReady = reason.trim() !== '' && !isRefused(preview) && !needsOwner

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isReady || actions.busy) return
    actions.action('POST /api/staff/stays/:id/refunds', { ...amount, reason, inPerson })
  }

  if (kind === 'goodwill' && needsOwner) return <OwnerOnly reason={needsOwner}>{null}</OwnerOnly>
  return (
    <form className={styles.action} onSubmit={submit}>
      {kind === 'goodwill' && (
        <Field label={<Trans context="desk: how much goes back">Amount in euros</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={euros}
              onChange={(event) => setEuros(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <ReasonField value={reason} onChange={setReason} />
      <InPersonField preview={rule(true)} checked={inPerson} onChange={setInPerson} />
      {isRefused(preview) ? (
        <RefusalText {...preview} />
      ) : (
        <MoneyPreview preview={preview} before={claimOf(record.stay)} />
      )}
      <OwnerOnly reason={needsOwner}>
        <Button type="submit" variant="destructive" busy={actions.busy} disabled={!isReady}>
          {isUnpaid ? (
            <Trans context="desk, button: ask for less">Reduce what is due</Trans>
          ) : (
            <Trans context="desk, button: give money back">Refund now</Trans>
          )}
        </Button>
      </OwnerOnly>
    </form>
  )
}
