import { Trans } from '@lingui/react/macro'
import { listings } from '../../../domain/business/listings.ts'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { ListingCard } from './listing-card.tsx'
import styles from './page.module.css'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans context="heading of the page">Accommodations</Trans>}
      lead={
        <Trans>
          Two homes of our own: one in Tirana, one by the sea in Antibes. You book on the rental
          site, and the same family welcomes you.
        </Trans>
      }
    >
      <div className={styles.listings}>
        {listings.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </div>
      <p className={styles.early}>
        <Trans comment="The last words are a link to the page where luggage storage is booked">
          Arriving before check-in, or flying late? Your bags can wait with us:{' '}
          <PageLink to={paths.bookOnline}>book luggage storage</PageLink>.
        </Trans>
      </p>
    </PageFrame>
  )
}
