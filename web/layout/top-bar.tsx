import { business } from '../../domain/business.ts'
import { PageLink } from '../page-link.tsx'
import { paths } from '../paths.ts'
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
        <SiteMenu />
        <LanguagePicker />
      </div>
    </header>
  )
}
