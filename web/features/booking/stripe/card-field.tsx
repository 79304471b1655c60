import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useState } from 'react'
import type { StripeSectionProps } from './stripe-section.tsx'

/** Stripe's payment field, with nothing but a card in it. */
export function CardField({ onSystem, onFailure, mayTakeFocus }: StripeSectionProps) {
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
