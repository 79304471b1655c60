import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { switches } from '../../../../domain/business/switches.ts'
import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'
import { buttonClass } from '../../../ui/button.tsx'
import styles from './contact-ways.module.css'

const { name, phone } = business

export function UrgentHelp() {
  const { t } = useLingui()
  const message = t({
    message: `Hello ${name}, this is urgent. My booking reference is: `,
    comment: 'The beginning of a WhatsApp message; the traveller writes on after it',
  })
  if (!switches.whatsapp) return null
  return (
    <section className={styles.urgent} aria-labelledby="urgent">
      <h2 id="urgent">
        <Trans context="heading of the contact page's emergency button">When it can’t wait</Trans>
      </h2>
      <p>
        <Trans context="over the contact page's emergency button">
          Running late, or has your flight been moved? Message us on WhatsApp. We’ve started the
          message for you.
        </Trans>
      </p>
      <a href={whatsappLink(phone, message)} className={buttonClass({ size: 'lg' })}>
        <Trans context="emergency button of the contact page">Urgent: WhatsApp us</Trans>
      </a>
    </section>
  )
}
