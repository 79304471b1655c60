import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { BillingDetails, ButtonThemeOption } from '@stripe/stripe-js'
import type { PaymentSystem } from '../payment.ts'

/** Resolves to `true` if the payment is settled. */
export type WalletPay = (
  system: PaymentSystem,
  payer: BillingDetails | undefined,
) => Promise<boolean>

export interface WalletButtonProps {
  buttonTheme: ButtonThemeOption
  /**
   * Resolves to `false` if fields are wrong, after showing their errors.
   * Rejects if the fields can't be checked.
   */
  mayOpenWallet: () => Promise<boolean>
  onWallet: (available: boolean) => void
  onWalletPay: WalletPay
  onFailure: () => void
}

const heightPixels = 48

export function WalletButton({
  buttonTheme,
  mayOpenWallet,
  onWallet,
  onWalletPay,
  onFailure,
}: WalletButtonProps) {
  const stripe = useStripe()
  const elements = useElements()
  return (
    <ExpressCheckoutElement
      options={{
        buttonHeight: heightPixels,
        buttonTheme,
        emailRequired: true,
        billingAddressRequired: true,
        layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
        paymentMethods: { amazonPay: 'never', paypal: 'never', klarna: 'never' },
      }}
      onReady={({ availablePaymentMethods }) => onWallet(availablePaymentMethods !== undefined)}
      onLoadError={onFailure}
      onClick={({ resolve, reject }) => {
        mayOpenWallet().then((may) => (may ? resolve() : reject()), reject)
      }}
      onConfirm={async ({ billingDetails, paymentFailed }) => {
        const paid = stripe && elements && (await onWalletPay({ stripe, elements }, billingDetails))
        if (!paid) paymentFailed({ reason: 'fail' })
      }}
    />
  )
}
