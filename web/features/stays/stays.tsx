import { Trans } from '@lingui/react/macro'

export function Stays() {
  return (
    <h1>
      <Trans context="heading of the staff page">Bookings and Reservations</Trans>
    </h1>
  )
}
