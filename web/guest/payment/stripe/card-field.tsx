import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import type { PaymentSystem } from '../payment.ts'

export interface CardFieldProps {
  /** Nothing while the payment system can't take a payment. */
  onSystem: (system: PaymentSystem | null) => void
  onFailure: () => void
  /** Is the focus still where the card field was asked for? */
  mayTakeFocus: () => boolean
}

/** Stripe's payment field, with nothing but a card in it. */
export function CardField({ onSystem, onFailure, mayTakeFocus }: CardFieldProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form hears of it when it changes
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
