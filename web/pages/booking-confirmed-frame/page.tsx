import { Trans } from '@lingui/react/macro'
import { FramedForm } from '../../features/checkout/frame/framed-form.tsx'
import { usePaymentReturn } from '../../features/checkout/pay/payment/use-payment-return.ts'
import { PaymentReturned } from '../../features/checkout/returned/payment-returned.tsx'
import { OfficeHelp } from '../../office/office-help.tsx'

export { head } from './head.ts'

/** What stands in the dialog of a booking that was paid, after its frame is loaded again. */
export default function Page() {
  const state = usePaymentReturn()
  return (
    <FramedForm title={<Trans context="heading of the page">Your booking</Trans>}>
      <PaymentReturned state={state} />
      {state.kind === 'asking' ? (
        <noscript>
          <OfficeHelp />
        </noscript>
      ) : (
        <OfficeHelp />
      )}
    </FramedForm>
  )
}
