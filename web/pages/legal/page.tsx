import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { type LegalPart, LegalText } from '../../guest/legal/legal-text.tsx'
import styles from './page.module.css'

export { head } from './head.ts'

/** The footer's links open the legal texts in a dialog. Without scripts, they open this page. */
export default function Legal() {
  return (
    <PageFrame
      title={<Trans context="heading of the page">Legal information</Trans>}
      lead={<Trans>In plain words: what we do with your data, and what applies at the desk.</Trans>}
    >
      <nav aria-labelledby="legal-contents" className={styles.contents}>
        <p id="legal-contents">
          <Trans comment="Before the list of the page's parts">On this page</Trans>
        </p>
        <ul>
          <li>
            <a href="#privacy">
              <Trans>Privacy Policy</Trans>
            </a>
          </li>
          <li>
            <a href="#terms">
              <Trans>Terms of Service</Trans>
            </a>
          </li>
          <li>
            <a href="#rights">
              <Trans>All Rights Reserved</Trans>
            </a>
          </li>
        </ul>
      </nav>
      <Part part="privacy" title={<Trans>Privacy Policy</Trans>} />
      <Part part="terms" title={<Trans>Terms of Service</Trans>} />
      <Part part="rights" title={<Trans>All Rights Reserved</Trans>} />
    </PageFrame>
  )
}

function Part({ part, title }: { part: LegalPart; title: ReactNode }) {
  return (
    <article id={part} className={styles.part} aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{title}</h2>
      <LegalText part={part} />
    </article>
  )
}
