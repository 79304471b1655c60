import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import styles from './page.module.css'

export { head } from './head.ts'

export default function NotFound() {
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
          <Trans>Did you forget to add the page to the router?</Trans>
        </p>
        <PageLink to={paths.home} className={buttonClass()}>
          <Trans>Back to home</Trans>
        </PageLink>
      </div>
    </div>
  )
}
