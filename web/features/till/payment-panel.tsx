import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type Cents, centsFromEuros, eurosFromCents } from '../../../domain/money.ts'
import { euroText } from '../../../domain/money-text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useLocale } from '../../use-locale.ts'
import styles from './payment-panel.module.css'

interface PaymentPanelProps {
  due: Cents
  busy: boolean
  onTake: (taken: { method: 'cash' | 'desk_card'; cents: Cents }) => void
}

/** Takes what is due, or a part of it, in cash or by the shop's own card terminal. */
export function PaymentPanel({ due, busy, onTake }: PaymentPanelProps) {
  const locale = useLocale()
  const [typed, type] = useState<string | null>(null)
  const cents = centsFromEuros(Number((typed ?? String(eurosFromCents(due))).replace(',', '.')))
  const amount = euroText(cents ?? 0, locale)
  const isWrong = cents === null || cents > due
  const take = (method: 'cash' | 'desk_card') => !isWrong && onTake({ method, cents })
  return (
    <div className={styles.panel}>
      <Field label={<Trans context="till: how much the guest pays">Amount in euros</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            value={typed ?? String(eurosFromCents(due))}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button size="lg" busy={busy} disabled={isWrong} onClick={() => take('cash')}>
        <Trans context="till, button: money taken in notes and coins">Cash {amount}</Trans>
      </Button>
      <Button
        size="lg"
        variant="secondary"
        busy={busy}
        disabled={isWrong}
        onClick={() => take('desk_card')}
      >
        <Trans context="till, button: money taken by the card terminal">Card {amount}</Trans>
      </Button>
    </div>
  )
}
