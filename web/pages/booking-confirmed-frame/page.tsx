import { Trans } from '@lingui/react/macro'
import { usePaymentReturn } from '../../features/booking/payment/use-payment-return.ts'
import { FramedForm } from '../../features/framed-form/framed-form.tsx'
import { OfficeHelp } from '../../features/office/office-help.tsx'
import { PaymentReturned } from '../../features/payment-return/payment-returned.tsx'

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
