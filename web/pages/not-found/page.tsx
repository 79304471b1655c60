import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { BookingDoor } from '../../guest/office/booking-door.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { OfficeChat } from '../../words/office-phone/office-chat.tsx'
import { dialLink } from '../../words/office-text.ts'
import styles from './page.module.css'

export { head } from './head.ts'

/** This text is in English only (specification, section 2, Not found). */
const forDevelopers = 'Did you forget to add the page to the router?'

export default function NotFound() {
  const { phone } = business
  return (
    <div className={styles.background}>
      <div className={styles.card}>
        <h1>
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
            <path
              d="M12 3 1.5 21h21ZM12 10v5M12 17.5v.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <Trans>404 Page Not Found</Trans>
        </h1>
        <p>
          <Trans>
            There is no page at this address. The link may be old, or part of it may be missing.
          </Trans>
        </p>
        <div className={styles.ways}>
          <BookingDoor way="online">
            <Trans>Book luggage storage</Trans>
          </BookingDoor>
          <PageLink to={paths.location} className={buttonClass({ variant: 'outline' })}>
            <Trans>Find us</Trans>
          </PageLink>
          <a href={dialLink(phone)} className={buttonClass({ variant: 'outline' })}>
            <Trans>Call {phone}</Trans>
          </a>
          <OfficeChat className={buttonClass({ variant: 'outline' })} />
          <PageLink to={paths.home} className={buttonClass({ variant: 'ghost' })}>
            <Trans>Back to home</Trans>
          </PageLink>
        </div>
        <p lang="en" className={styles.forDevelopers}>
          {forDevelopers}
        </p>
      </div>
    </div>
  )
}
