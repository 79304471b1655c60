import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

export function ContactAnswer() {
  const { phone, email, replyHours } = business
  const { opens, closes } = openingHours(useLocale())
  return (
    <>
      <p>
        <Trans context="assistant">
          A person at the desk answers, every day {opens}–{closes}:
        </Trans>
      </p>
      <ul>
        <li>
          <OfficePhone>{phone}</OfficePhone>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      <p>
        <Trans context="assistant">
          We answer emails within {replyHours} hours, and messages from{' '}
          <PageLink to={paths.contact}>our contact form</PageLink> too.
        </Trans>
      </p>
    </>
  )
}
