import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { usePage } from '../../routing/use-page.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LanguagePicker } from './language-picker.tsx'
import { Logo } from './logo.tsx'
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

/** Beside a folded menu, which hides both ways to book; nothing on the pages that book. */
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
