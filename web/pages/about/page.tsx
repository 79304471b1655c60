import { Trans } from '@lingui/react/macro'
import { photos } from '../../../domain/business/business.ts'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { BookingDoor } from '../../guest/office/booking-door.tsx'
import { OwnPicture } from '../../guest/office/own-picture.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { AboutStory } from './about-story.tsx'
import styles from './page.module.css'
import { Reasons } from './reasons.tsx'

export { head } from './head.ts'

export default function About() {
  return (
    <PageFrame
      title={<Trans context="heading of the page">About Us</Trans>}
      lead={<Trans>A family, a desk in the middle of Tirana, and other people’s bags.</Trans>}
    >
      <div className={styles.columns}>
        <AboutStory />
        <OwnPicture
          photo={photos.people}
          drawing={{ src: '/illustrations/desk.svg', width: 480, height: 360 }}
        />
      </div>
      <Reasons />
      <p className={styles.actions}>
        <BookingDoor way="online">
          <Trans comment="Action in the navigation: book and pay on the site">Book Online</Trans>
        </BookingDoor>
        <PageLink to={paths.home} className={buttonClass({ variant: 'outline' })}>
          <Trans comment="Button">Back to home</Trans>
        </PageLink>
      </p>
    </PageFrame>
  )
}
