import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { prices } from '../../../../domain/business/business.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
// Loads the payment code together with this section, not only when the guest pays.
import '../pay.ts'
import { CardField, type CardFieldProps } from './card-field.tsx'
import { startStripe } from './start-stripe.ts'
import { useAppearance } from './use-appearance.ts'
import { WalletButton, type WalletButtonProps } from './wallet-button.tsx'

export type StripeSectionProps = {
  /** Amount in cents. 0 while there is no price. */
  total: Cents
  onFailure: () => void
} & (
  | ({ show: 'card' } & CardFieldProps)
  | ({ show: 'wallet' } & Omit<WalletButtonProps, 'buttonTheme'>)
)

export default function StripeSection(props: StripeSectionProps) {
  const { total, onFailure } = props
  const locale = useLocale()
  const { appearance, buttonTheme } = useAppearance()
  const [stripe, setStripe] = useState<Stripe | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: load only once per mount
  useEffect(() => {
    startStripe(locale).then(setStripe, onFailure)
  }, [])

  if (!stripe) return null
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        // Uses another amount while there is no price, because Stripe rejects 0.
        amount: total || prices.dayPerItem,
        currency: prices.currency.toLowerCase(),
        // Must match the PaymentIntent. Otherwise, Stripe refuses the payment.
        allowedPaymentMethodTypes: ['card', 'link'],
        appearance,
      }}
    >
      {props.show === 'card' ? (
        <CardField {...props} />
      ) : (
        <WalletButton {...props} buttonTheme={buttonTheme} />
      )}
    </Elements>
  )
}
