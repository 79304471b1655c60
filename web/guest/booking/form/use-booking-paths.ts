import { type Path, paths } from '../../../routing/paths.ts'
import { usePage } from '../../../routing/use-page.ts'

interface BookingPaths {
  book: Path
  reserve: Path
  confirmed: Path
}

const whole: BookingPaths = {
  book: paths.bookOnline,
  reserve: paths.reserve,
  confirmed: paths.bookingConfirmed,
}

const framed: BookingPaths = {
  book: paths.bookingFrame,
  reserve: paths.reservationFrame,
  confirmed: paths.bookingConfirmedFrame,
}

/** Returns the paths of the booking pages or, on a framable page, of their framable versions. */
export function useBookingPaths(): BookingPaths {
  return usePage().framable ? framed : whole
}
