import { Trans } from '@lingui/react/macro'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { OfficeCard } from '../../features/office/office-card.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans>Contact Us</Trans>}
      lead={<Trans>A person answers: by phone, by e-mail, or across the counter.</Trans>}
    >
      <ContactForm />
      <OfficeCard title={<Trans>Call, write or visit</Trans>} />
    </PageFrame>
  )
}
