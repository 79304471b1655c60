import { Trans } from '@lingui/react/macro'
import { FramedForm } from '../../guest/booking/form/framed-form.tsx'
import { BookingForm } from '../../guest/booking/pay/booking-form.tsx'

export { head } from './head.ts'

/** Booking form for a dialog's frame on the home page (specification, section 2, Home). */
export default function Page() {
  return (
    <FramedForm title={<Trans context="heading of the page">Book and Pay Online</Trans>}>
      <BookingForm />
    </FramedForm>
  )
}
