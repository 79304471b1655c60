import styles from './contact-ways.module.css'
import { QuickAnswers } from './quick-answers.tsx'
import { UrgentHelp } from './urgent-help.tsx'

/** Beside the message form: what can't wait for an answer, and what need not be asked. */
export function BesideTheForm() {
  return (
    <div className={styles.aside}>
      <UrgentHelp />
      <QuickAnswers />
    </div>
  )
}
