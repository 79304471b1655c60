import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { usePage } from '../../routing/use-page.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LanguagePicker } from './language-picker.tsx'
import { SiteMenu } from './site-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import styles from './top-bar.module.css'

export function TopBar() {
  return (
    <header className={styles.bar}>
      <SkipLink />
      <div className={styles.inner}>
        <PageLink to={paths.home} className={styles.home}>
          <Logo />
          <span>{business.name}</span>
        </PageLink>
        <BookLink />
        <SiteMenu />
        <LanguagePicker />
      </div>
    </header>
  )
}

/** Shown beside the collapsed menu, which hides its own booking links. */
function BookLink() {
  const { path } = usePage()
  if (path === paths.bookOnline || path === paths.reserve) return null
  return (
    <PageLink
      to={paths.bookOnline}
      className={classNames(buttonClass({ size: 'sm' }), styles.book)}
    >
      <Trans comment="Action in the bar on a phone, in one short word: book and pay on the site">
        Book
      </Trans>
    </PageLink>
  )
}

function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        d="M12 2h14a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H12a4 4 0 0 1-3.2-1.6l-6.9-10a4 4 0 0 1 0-4.8l6.9-10A4 4 0 0 1 12 2Z"
        fill="var(--color-tag)"
      />
      <circle cx="9.5" cy="16" r="2.5" fill="var(--color-tag-ink)" />
      <path
        d="M15.5 13h10v8.5a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5ZM18 13v-2a2.5 2.5 0 0 1 5 0v2"
        fill="none"
        stroke="var(--color-tag-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
