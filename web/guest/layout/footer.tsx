import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { business } from '../../../domain/business/business.ts'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { usePage } from '../../routing/use-page.ts'
import { openingHours } from '../../words/hours-text.ts'
import { addressLine, dialLink } from '../../words/office-text.ts'
import { openConsent } from '../consent/start-consent.ts'
import { BookingLink } from './booking-link.tsx'
import styles from './footer.module.css'
import { LegalLinks } from './legal-links.tsx'
import { SideServiceLinks } from './side-service-links.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Footer() {
  return (
    <footer id="contact" className={styles.footer}>
      <div className={styles.inner}>
        <Office />
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">
            <Trans>Services</Trans>
          </h2>
          <SideServiceLinks>
            <li>
              <PageLink to={paths.bookOnline}>
                <Trans comment="A service">Luggage storage</Trans>
              </PageLink>
            </li>
            <li>
              <PageLink to={paths.home} fragment="services">
                <Trans comment="Services">Taxi and tours</Trans>
              </PageLink>
            </li>
          </SideServiceLinks>
        </nav>
        <QuickLinks />
        <div className={styles.choices}>
          <SocialLinks />
          <ThemeSwitch />
        </div>
        <div className={styles.legal}>
          <p>{`© ${business.established}–${import.meta.env.RELEASE_YEAR} ${business.name}`}</p>
          <LegalLinks>
            <PageLink to={paths.legal} fragment="privacy" data-early onClick={chooseAgain}>
              <Trans comment="Asks about analytics again">Privacy choices</Trans>
            </PageLink>
          </LegalLinks>
        </div>
      </div>
    </footer>
  )
}

/** Without scripts, there are no analytics, so the link leads to the privacy policy. */
function chooseAgain(event: MouseEvent): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  openConsent()
}

function Office() {
  const { opens, closes } = openingHours(useLocale())
  return (
    <section aria-labelledby="footer-office">
      <h2 id="footer-office">
        <Trans comment="Heading: the luggage office">Our office</Trans>
      </h2>
      <address>
        {addressLine}
        <br />
        <a href={dialLink(business.phone)}>{business.phone}</a>
        <br />
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </address>
      <p>
        <Trans comment="Opening hours, such as 08:00–23:00">
          Open daily{' '}
          <span className={styles.hours}>
            {opens}–{closes}
          </span>
        </Trans>
      </p>
    </section>
  )
}

function QuickLinks() {
  const atHome = usePage().path === paths.home
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links">
        <Trans>Quick links</Trans>
      </h2>
      <ul>
        <li>
          <PageLink to={paths.home} fragment="services">
            <Trans>Services</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink to={paths.home} fragment="location">
            <Trans>Location</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink to={paths.home} fragment="pricing">
            <Trans>Pricing</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink {...(atHome ? { to: paths.home, fragment: 'contact' } : { to: paths.contact })}>
            <Trans>Contact</Trans>
          </PageLink>
        </li>
        <li>
          <BookingLink way="online" />
        </li>
        <li>
          <BookingLink way="desk" />
        </li>
      </ul>
    </nav>
  )
}
