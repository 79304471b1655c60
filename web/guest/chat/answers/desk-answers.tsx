import { Trans } from '@lingui/react/macro'
import { business, limits, policies } from '../../../../domain/business/business.ts'
import { locales } from '../../../../domain/business/locales.ts'
import { numberText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'
import { ContactAnswer } from './contact-answer.tsx'

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

/** Must agree with the Privacy Policy (`privacy-text.tsx`). */
export function PrivacyAnswer() {
  const { email } = business
  const { keptMonths } = policies
  return (
    <p>
      <Trans context="assistant: what happens to a guest's data">
        Your personal data and the photos of your bags are erased {keptMonths} months after you
        collect your bags, at the latest. To ask what data we hold about you, or to have it
        corrected or erased, write to <a href={`mailto:${email}`}>{email}</a> or come to the desk.{' '}
        <PageLink to={paths.legal} fragment="privacy">
          Privacy Policy
        </PageLink>
      </Trans>
    </p>
  )
}

/** Must agree with the rules for pick-up passes (`domain/stay/collectors.ts`). */
export function CollectingAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          Yes. Open <PageLink to={paths.pass}>your luggage pass</PageLink> from the link in any
          email from us and give their name under “Someone else collects”. You get a pick-up pass to
          send them; they show it at our desk with their ID.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          Without one, we hand bags out only against the receipt or the booking reference, and may
          ask for a photo ID.
        </Trans>
      </p>
    </>
  )
}

/** Must agree with the staff phrase about the toilet (`web/staff/phrases/phrases.ts`). */
export function ToiletsAnswer() {
  return (
    <p>
      <Trans context="assistant">
        Yes, there is a toilet. Ask at the desk, and we’ll show you where. I know of no shower and
        no changing room.
      </Trans>
    </p>
  )
}

/** Must agree with the FAQ on the café (`web/guest/home/faq/questions.ts`). */
export function ComingInAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: may a dog come in, can one sit down or change a baby">
        I don’t know whether a dog or a pushchair may come in with you, or whether there are seats
        or a changing table; the desk does: <OfficePhone>{phone}</OfficePhone>. There is a small
        café right at our office, and a toilet.
      </Trans>
    </p>
  )
}

export function ParkingAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: is there parking">
        I know of no parking at our office. Before you come by car, please ask the desk:{' '}
        <OfficePhone>{phone}</OfficePhone>
      </Trans>
    </p>
  )
}

/** The sentences that staff can show in all languages are in `web/staff/phrases/phrases.ts`. */
export function LanguagesAnswer() {
  const languages = locales.length
  return (
    <p>
      <Trans context="assistant: which languages the office speaks">
        This website and our emails speak {languages} languages. I don’t know which ones the person
        at the desk speaks, but the most important sentences are ready there in all of them.
      </Trans>
    </p>
  )
}

export function ReviewsAnswer() {
  const locale = useLocale()
  const { established } = business
  const { count } = business.rating
  const customers = numberText(business.customersServed, locale)
  const rating = numberText(business.rating.value, locale)
  return (
    <p>
      <Trans context="assistant: is the office trustworthy">
        We are a family business with a staffed office, here since {established}. More than{' '}
        {customers} customers have trusted us; {count} reviews give us {rating} out of 5.
      </Trans>
    </p>
  )
}

export function AccessAnswer() {
  return (
    <p>
      <Trans context="assistant">
        I don’t know whether there are steps at our door. Please call before you come.
      </Trans>
    </p>
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
        Only Euro and Albanian Lek in cash, no dollars, pounds or francs. You can also pay by card,
        at the desk or when you <PageLink to={paths.bookOnline}>book online</PageLink>.
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
