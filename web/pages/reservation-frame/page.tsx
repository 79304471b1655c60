import { Trans } from '@lingui/react/macro'
import { FramedForm } from '../../guest/booking/form/framed-form.tsx'
import { ReservationForm } from '../../guest/booking/reserve/reservation-form.tsx'

export { head } from './head.ts'

/** Reservation form for a dialog's frame on the home page (specification, section 2, Home). */
export default function Page() {
  return (
    <FramedForm title={<Trans context="heading of the page">Reserve & Pay On-Site</Trans>}>
      <ReservationForm />
    </FramedForm>
  )
}
