import { Trans } from '@lingui/react/macro'
import { ReservationForm } from '../../guest/booking/reserve/reservation-form.tsx'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { OfficeHelp } from '../../guest/office/office-help.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans context="heading of the page">Reserve & Pay On-Location</Trans>}
      lead={
        <Trans context="under the heading of the page">
          Reserve your space now and pay in cash or by card when you arrive.
        </Trans>
      }
    >
      <ReservationForm />
      <OfficeHelp />
    </PageFrame>
  )
}
