import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import type { PaymentSystem } from '../payment.ts'

export interface CardFieldProps {
  /** Called once the field is ready, and with `null` when it is removed. */
  onSystem: (system: PaymentSystem | null) => void
  onFailure: () => void
  mayTakeFocus: () => boolean
}

export function CardField({ onSystem, onFailure, mayTakeFocus }: CardFieldProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onSystem` changes on every render
  useEffect(() => {
    if (!ready || !stripe || !elements) return
    onSystem({ stripe, elements })
    return () => onSystem(null)
  }, [ready, stripe, elements])

  return (
    <PaymentElement
      options={{
        layout: 'tabs',
        wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
        terms: { card: 'never' },
      }}
      onReady={(element) => {
        setReady(true)
        if (mayTakeFocus()) element.focus()
      }}
      onLoadError={onFailure}
    />
  )
}
