import styles from './contact-ways.module.css'
import { QuickAnswers } from './quick-answers.tsx'
import { UrgentHelp } from './urgent-help.tsx'

/**
 * Static parts of the contact page.
 * They are one chunk, of which browsers only load the styles. See
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
