import { Trans } from '@lingui/react/macro'
import { business, limits } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'
import { ContactAnswer } from './contact-answer.tsx'
import { PersonLine } from './person-line.tsx'

export function PapersAnswer() {
  return (
    <p>
      <Trans context="assistant">
        We may ask for a photo ID, so please have your passport or identity card with you. To
        collect, show your receipt or your booking reference.
      </Trans>
    </p>
  )
}

/** Describes collectors' passes (`domain/stay/collectors.ts`). */
export function CollectingAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          If someone else collects, open <PageLink to={paths.pass}>your luggage pass</PageLink> from
          the link in any email from us and give their name under “Someone else collects”. You get a
          pick-up pass to send them; they show it at our desk with their ID.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          Without one, we hand bags out only against the receipt or the booking reference, and may
          ask for a photo ID.
        </Trans>
      </p>
      <PersonLine />
    </>
  )
}

export function ToiletsAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          I don’t know whether guests can use a toilet at our office. Please ask at the desk.
        </Trans>
      </p>
      <PersonLine />
    </>
  )
}

export function AccessAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          I don’t know whether there are steps at our door. Please call before you come.
        </Trans>
      </p>
      <PersonLine />
    </>
  )
}

export function ChargingAnswer() {
  return (
    <p>
      <Trans context="assistant">
        Yes. Wi-Fi and phone charging are free at our office, and there is a small café.
      </Trans>
    </p>
  )
}

export function CurrenciesAnswer() {
  return (
    <p>
      <Trans context="assistant">
        In cash we take Euro and Albanian Lek, no dollars, pounds or francs. You can also pay by
        card, at the desk or when you <PageLink to={paths.bookOnline}>book online</PageLink>.
      </Trans>
    </p>
  )
}

export function GroupsAnswer() {
  const { phone, email } = business
  const most = limits.maxItems
  return (
    <p>
      <Trans context="assistant">
        One booking is for up to {most} items. For more, call <OfficePhone>{phone}</OfficePhone> or
        write to <a href={`mailto:${email}`}>{email}</a>.
      </Trans>
    </p>
  )
}

export function AssistantAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          I’m a program: I know what’s on this website, and nothing more.
        </Trans>
      </p>
      <ContactAnswer />
    </>
  )
}
