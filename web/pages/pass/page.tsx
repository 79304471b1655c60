import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy } from 'react'
import { PassPage } from '../../features/pass/pass-page.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { WithoutScripts } from '../../office/without-scripts.tsx'
import { loadCatalogs } from '../../words/i18n.ts'

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
      <WithoutScripts />
      <PassPage noBooking={(hadLink) => <NoBooking hadLink={hadLink} />} />
    </PageFrame>
  )
}
