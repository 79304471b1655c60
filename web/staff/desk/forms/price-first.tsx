import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Cents } from '../../../../domain/business/money.ts'
import { Button } from '../../../ui/button.tsx'
import { PriceField, priceTyped } from './price-field.tsx'

interface PriceFirstProps {
  value: string
  onChange: (text: string) => void
  busy: boolean
  disabled?: boolean
  /** Label of the button that confirms with a price. */
  priced: (cents: Cents) => ReactNode
  /** Label of the button that confirms without a price. */
  onRequest: ReactNode
  onDone: (cents: Cents | undefined) => void
}

/** Confirming without a price has a button of its own, so that staff don't forget the price. */
export function PriceFirst(props: PriceFirstProps) {
  const { value, onChange, busy, disabled = false, priced, onRequest, onDone } = props
  const cents = priceTyped(value)
  const isPriced = typeof cents === 'number'
  return (
    <>
      <PriceField required value={value} onChange={onChange} />
      <Button
        size="lg"
        busy={busy}
        disabled={disabled || !isPriced}
        onClick={() => isPriced && onDone(cents)}
      >
        {isPriced ? (
          priced(cents)
        ) : (
          <Trans context="desk, on a button: a price has to be entered first">
            Enter the price first
          </Trans>
        )}
      </Button>
      {cents === undefined && (
        <Button variant="outline" busy={busy} disabled={disabled} onClick={() => onDone(undefined)}>
          {onRequest}
        </Button>
      )}
    </>
  )
}
