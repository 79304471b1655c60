import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/notice.tsx'
import type { LinkFault } from '../pass-page.tsx'
import { LostLink } from './lost-link.tsx'

interface NoBookingProps {
  link: LinkFault
}

export function NoBooking({ link }: NoBookingProps) {
  return (
    <>
      {link === 'none' && <NoLink />}
      {link === 'broken' && <BrokenLink />}
      {link === 'replaced' && <ReplacedLink />}
      <LostLink />
    </>
  )
}

function BrokenLink() {
  return (
    <Notice role="alert">
      <h2>
        <Trans context="heading: a guest's link that opens nothing">
          This link doesn’t open a booking
        </Trans>
      </h2>
      <p>
        <Trans context="a guest's link that opens nothing">
          Part of it may be missing, or the booking was long ago. Open the link in your latest email
          from us again.
        </Trans>
      </p>
    </Notice>
  )
}

function ReplacedLink() {
  return (
    <Notice role="alert">
      <h2>
        <Trans context="heading: the link of a guest whose email address was corrected">
          This link no longer works
        </Trans>
      </h2>
      <p>
        <Trans context="the link of a guest whose email address was corrected">
          The email address of this booking was corrected, so the link sent to the old one no longer
          works. Open the new link from our latest email, or have it sent below.
        </Trans>
      </p>
    </Notice>
  )
}

function NoLink() {
  return (
    <Notice>
      <h2>
        <Trans context="heading: the guest's phone keeps no pass">No pass on this device</Trans>
      </h2>
      <p>
        <Trans context="the guest's phone keeps no pass">
          Your pass opens from the link in any email from us about your booking.
        </Trans>
      </p>
    </Notice>
  )
}
