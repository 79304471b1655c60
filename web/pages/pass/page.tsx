import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy } from 'react'
import { business } from '../../../domain/business.ts'
import { PassPage } from '../../features/pass/pass-page.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { loadCatalogs } from '../../words/i18n.ts'
import { dialLink, whatsappLink } from '../../words/office-text.ts'

/** Fetched, words included, by those alone who have no link. */
const NoBooking = lazy<ComponentType<{ hadLink: boolean }>>(() =>
  Promise.all([
    import('../../features/lost-link/no-booking.tsx'),
    loadCatalogs(['lost-link']),
  ]).then(
    ([parts]) => ({ default: parts.NoBooking }),
    // The office's card stands under it, and can help too.
    () => ({ default: () => null }),
  ),
)

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame title={<Trans context="heading of the page">Your luggage pass</Trans>}>
      <NeedsScripts />
      <PassPage noBooking={(hadLink) => <NoBooking hadLink={hadLink} />} />
    </PageFrame>
  )
}

/** Whoever can't open their pass is helped by a person. */
function NeedsScripts() {
  const { phone } = business
  return (
    <noscript>
      <Notice>
        <p>
          <Trans context="on the guest's pass, in a browser without scripts">
            This page needs JavaScript to show your booking. Call us on{' '}
            <a href={dialLink(phone)}>{phone}</a> or write to us on{' '}
            <a href={whatsappLink(phone)}>WhatsApp</a>, and we’ll help you.
          </Trans>
        </p>
      </Notice>
    </noscript>
  )
}
