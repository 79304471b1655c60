import { Trans } from '@lingui/react/macro'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { ContactCards } from './contact-cards.tsx'
import styles from './page.module.css'
import { QuickAnswers } from './quick-answers.tsx'
import { UrgentHelp } from './urgent-help.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans>Contact Us</Trans>}
      lead={<Trans>A person answers: by phone, by e-mail, or across the counter.</Trans>}
    >
      <ContactCards />
      <div className={styles.columns}>
        <div>
          <h2>
            <Trans context="heading over the message form">Send a message</Trans>
          </h2>
          <ContactForm />
        </div>
        <div className={styles.aside}>
          <UrgentHelp />
          <QuickAnswers />
        </div>
      </div>
    </PageFrame>
  )
}
