import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/notice.tsx'
import type { Booking } from '../pay/use-booking.ts'
import { BookAgain } from './book-again.tsx'
import { PriceChanged } from './price-changed.tsx'

export default function BookingQuestions({ booking }: { booking: Booking }) {
  return (
    <>
      <PriceChanged booking={booking} />
      {booking.earlier?.kind === 'elsewhere' && <OtherTab />}
      {booking.repeat.question && <BookAgain booking={booking} />}
    </>
  )
}

/** Shown while another tab is paying. Paying here takes over from that tab. */
function OtherTab() {
  return (
    <Notice role="status">
      <p>
        <Trans context="over the payment buttons">
          You’re still paying in another tab. Finish there, or pay here: you won’t be charged twice.
        </Trans>
      </p>
    </Notice>
  )
}
