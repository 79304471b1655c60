import { Trans } from '@lingui/react/macro'
import { ContactForm } from '../../guest/contact/contact-form.tsx'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { Static, type StaticPart } from '../../ui/static-parts/static-part.tsx'
import styles from './page.module.css'

export { head } from './head.ts'

const ways = () => import('../../guest/contact/ways/static-parts.tsx')

const cards: StaticPart = {
  id: 'ways',
  importPart: async () => (await ways()).ContactCards,
}

const beside: StaticPart = {
  id: 'answers',
  importPart: async () => (await ways()).BesideTheForm,
}

export const staticParts = [cards, beside]

export default function Page() {
  return (
    <PageFrame
      title={<Trans>Contact Us</Trans>}
      lead={<Trans>A real person answers: by phone, by email or at the desk.</Trans>}
    >
      <Static part={cards} />
      <div className={styles.columns}>
        <div>
          <h2>
            <Trans context="heading over the message form">Send a message</Trans>
          </h2>
          <ContactForm />
        </div>
        <Static part={beside} />
      </div>
    </PageFrame>
  )
}
