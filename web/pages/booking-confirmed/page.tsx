import { Trans } from '@lingui/react/macro'
import { usePaymentReturn } from '../../features/booking/payment/use-payment-return.ts'
import { OfficeHelp } from '../../features/stay/office-help.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { PaymentReturned } from './payment-returned.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame title={<Trans context="heading of the page">Your booking</Trans>}>
      <PaymentReturned state={usePaymentReturn()} />
      <OfficeHelp />
    </PageFrame>
  )
}
