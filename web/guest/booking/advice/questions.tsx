import type { Booking } from '../pay/use-booking.ts'
import { BookAgain } from './book-again.tsx'
import { OtherTab } from './other-tab.tsx'
import { PriceChanged } from './price-changed.tsx'

/** What few guests are asked or told before they are charged; fetched when there is something. */
export default function Questions({ booking }: { booking: Booking }) {
  return (
    <>
      <PriceChanged booking={booking} />
      {booking.earlier?.kind === 'elsewhere' && <OtherTab />}
      {booking.repeat.question && <BookAgain booking={booking} />}
    </>
  )
}
