import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { usePage } from '../../routing/use-page.ts'
import { BookingLink } from './booking-link.tsx'
import { ServicesMenu } from './services-menu.tsx'
import styles from './site-menu.module.css'

/** Links of the site, in the bar or, on narrow screens, in a panel. */
export function SiteMenu() {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const here = usePage().path
  const current = (path: string) => (path === here ? 'page' : undefined)
  const close = () => panel.current?.hidePopover()
  const books = here === paths.bookOnline
  const reserves = here === paths.reserve

  return (
    <>
      <button type="button" className={styles.open} popoverTarget="menu" aria-label={t`Menu`}>
        <span className={styles.lines} aria-hidden="true" />
      </button>
      <nav id="menu" popover="auto" ref={panel} className={styles.menu} aria-label={t`Main`}>
        <button
          type="button"
          className={styles.close}
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t`Close`}
        >
          <span aria-hidden="true">×</span>
        </button>
        <ServicesMenu current={current} onFollow={close} />
        <PageLink to={paths.location} onClick={close} aria-current={current(paths.location)}>
          <Trans>Location</Trans>
        </PageLink>
        {!books && !reserves && (
          <PageLink to={paths.about} onClick={close} aria-current={current(paths.about)}>
            <Trans comment="Link to the page about the business">About</Trans>
          </PageLink>
        )}
        <PageLink to={paths.contact} onClick={close} aria-current={current(paths.contact)}>
          <Trans>Contact</Trans>
        </PageLink>
        {!books && <BookingLink way="online" className={styles.book} />}
        {!reserves && <BookingLink way="desk" onClick={close} className={styles.reserve} />}
      </nav>
    </>
  )
}
