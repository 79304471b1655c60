import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      <Trans comment="Link for keyboard users, past the navigation">Skip to content</Trans>
    </a>
  )
}
