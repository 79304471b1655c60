import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy } from 'react'
import { business } from '../../../domain/business/business.ts'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { type LinkFault, PassPage } from '../../guest/pass/pass-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadCatalogs } from '../../words/i18n.ts'
import { OfficePhone } from '../../words/office-phone/office-phone.tsx'

/** Fetched only for guests without a working link. */
const NoBooking = lazy<ComponentType<{ link: LinkFault }>>(() =>
  Promise.all([
    import('../../guest/pass/lost-link/no-booking.tsx'),
    loadCatalogs(['lost-link']),
  ]).then(
    ([parts]) => ({ default: parts.NoBooking }),
    // If loading fails, `OfficeHelp` in `PassPage` is enough.
    () => ({ default: () => null }),
  ),
)

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame title={<Trans context="heading of the page">Your luggage pass</Trans>}>
      <NeedsScripts />
      <PassPage noBooking={(link) => <NoBooking link={link} />} />
    </PageFrame>
  )
}

function NeedsScripts() {
  const { phone } = business
  return (
    <noscript>
      <Notice>
        <p>
          <Trans context="on the guest's pass, in a browser without scripts">
            This page needs JavaScript to show your booking. Call us on{' '}
            <OfficePhone>{phone}</OfficePhone>, and we’ll help you.
          </Trans>
        </p>
      </Notice>
    </noscript>
  )
}
