import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { prices } from '../../../../domain/business/business.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
// So that what pays is there when it is asked for.
import '../pay.ts'
import { CardField, type CardFieldProps } from './card-field.tsx'
import { startStripe } from './start-stripe.ts'
import { useAppearance } from './use-appearance.ts'
import { WalletButton, type WalletButtonProps } from './wallet-button.tsx'

export type StripeSectionProps = {
  /** Cents; none while there is no price. */
  total: Cents
  onFailure: () => void
} & (
  | ({ show: 'card' } & CardFieldProps)
  | ({ show: 'wallet' } & Omit<WalletButtonProps, 'buttonTheme'>)
)

/** Everything of Stripe's, in a chunk of its own: the wallet's button, or the card field. */
export default function StripeSection(props: StripeSectionProps) {
  const { total, onFailure } = props
  const locale = useLocale()
  const { appearance, buttonTheme } = useAppearance()
  const [stripe, setStripe] = useState<Stripe | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is shown
  useEffect(() => {
    startStripe(locale).then(setStripe, onFailure)
  }, [])

  if (!stripe) return null
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        // Stripe takes no amount of nothing.
        amount: total || prices.dayPerItem,
        currency: prices.currency.toLowerCase(),
        // The same as the intent's, or Stripe refuses to bring the two together.
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
