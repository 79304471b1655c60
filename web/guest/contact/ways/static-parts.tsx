import styles from './contact-ways.module.css'
import { QuickAnswers } from './quick-answers.tsx'
import { UrgentHelp } from './urgent-help.tsx'

/**
 * The static parts of the contact page. They are fetched only where no markup came along, and then
 * together: one file of the build, one catalog. See `docs/decisions/0015-static-parts.md`.
 */
export { ContactCards } from './contact-cards.tsx'

/** Beside the message form: what can't wait for an answer, and what need not be asked. */
export function BesideTheForm() {
  return (
    <div className={styles.aside}>
      <UrgentHelp />
      <QuickAnswers />
    </div>
  )
}
