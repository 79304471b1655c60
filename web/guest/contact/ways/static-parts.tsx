import styles from './contact-ways.module.css'
import { QuickAnswers } from './quick-answers.tsx'
import { UrgentHelp } from './urgent-help.tsx'

/**
 * Static parts of the contact page.
 * Loaded only if the page came without markup, and then together: one chunk, one catalog. See
 * `docs/decisions/0015-static-parts.md`.
 */
export { ContactCards } from './contact-cards.tsx'

export function BesideTheForm() {
  return (
    <div className={styles.aside}>
      <UrgentHelp />
      <QuickAnswers />
    </div>
  )
}
