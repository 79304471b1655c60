import { Trans } from '@lingui/react/macro'
import { FramedForm } from '../../guest/booking/form/framed-form.tsx'
import { OfficeHelp } from '../../guest/office/office-help.tsx'
import { usePaymentReturn } from '../../guest/payment/use-payment-return.ts'
import { PaymentReturned } from '../booking-confirmed/payment-returned.tsx'

export { head } from './head.ts'

export default function Page() {
  const state = usePaymentReturn()
  const reference = state.kind === 'known' ? state.booking.reference : undefined
  return (
    <FramedForm title={<Trans context="heading of the page">Your booking</Trans>}>
      <PaymentReturned state={state} />
      {state.kind === 'asking' ? (
        <noscript>
          <OfficeHelp />
        </noscript>
      ) : (
        <OfficeHelp reference={reference} />
      )}
    </FramedForm>
  )
}
