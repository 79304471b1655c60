import { Trans } from '@lingui/react/macro'
import { BookingForm } from '../../features/booking/booking-form.tsx'
import { FramedForm } from '../../features/framed-form/framed-form.tsx'

export { head } from './head.ts'

/** The form to book online alone, for the home page's dialog (specification, section 2, Home). */
export default function Page() {
  return (
    <FramedForm title={<Trans context="heading of the page">Book and Pay Online</Trans>}>
      <BookingForm />
    </FramedForm>
  )
}
