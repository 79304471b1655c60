import { Trans } from '@lingui/react/macro'
import { Notice } from '../../ui/notice.tsx'
import { LostLink } from './lost-link.tsx'

/** The pass was opened without a link, or with one that opens nothing: how to come by the right one. */
export function NoBooking() {
  return (
    <>
      <Notice role="alert">
        <h2>
          <Trans context="heading: a guest's link that opens nothing">
            This link doesn’t open a booking
          </Trans>
        </h2>
        <p>
          <Trans context="a guest's link that opens nothing">
            Part of it may be missing, or the booking was long ago. Open the link in your latest
            email from us again.
          </Trans>
        </p>
      </Notice>
      <LostLink />
    </>
  )
}
