import { Trans } from '@lingui/react/macro'
import { business, policies, prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

/**
 * Must agree with the staff phrases (`web/staff/phrases/phrases.ts`) and with the terms
 * (`terms-text.tsx`).
 */
export function ValuablesAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant: laptops, money and the like in a bag">
          Better not. Please take money, documents, electronics, jewellery and medicine out of your
          bags and keep them with you.
        </Trans>
      </p>
      <p>
        <Trans context="assistant: laptops, money and the like in a bag">
          Your bags stay in a staffed office, tagged, and are handed out only against your receipt
          or booking reference.
        </Trans>
      </p>
    </>
  )
}

export function IncidentsAnswer() {
  return (
    <p>
      <Trans context="assistant: was anything ever stolen here">
        I don’t know about past cases; please ask the desk. Your bags stay in a staffed office,
        tagged, and are handed out only against your receipt or booking reference.
      </Trans>
    </p>
  )
}

/** Must agree with the terms (`terms-text.tsx`). */
export function UnclaimedAnswer() {
  const { unclaimedMonths } = policies
  return (
    <p>
      <Trans context="assistant: nobody collects the luggage">
        If you collect later than booked, each further calendar day costs the daily price, unless
        your plan covers it for less. Luggage that nobody collects may be treated as abandoned after{' '}
        {unclaimedMonths} months, once we have tried to reach you.
      </Trans>
    </p>
  )
}

/** Must agree with the terms (`terms-text.tsx`). */
export function InsuranceAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant: insurance, loss and damage">
          We are liable for your luggage as the law provides, from drop-off to pick-up. I know of no
          insurance beyond that.{' '}
          <PageLink to={paths.legal} fragment="terms">
            All the terms
          </PageLink>
        </Trans>
      </p>
      <p>
        <Trans context="assistant: insurance, loss and damage">
          Please keep money, passports, jewellery and medicine with you.
        </Trans>
      </p>
    </>
  )
}

export function WatchingAnswer() {
  const { phone } = business
  const { opens, closes } = openingHours(useLocale())
  return (
    <p>
      <Trans context="assistant: lockers, locks, cameras and the night">
        No lockers: your bags stay in our office, where someone is at the desk every day, {opens}–
        {closes}. I don’t know about cameras, locks or who watches at night, but the desk does:{' '}
        <OfficePhone>{phone}</OfficePhone>.
      </Trans>
    </p>
  )
}

export function RefusedAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: what the office does not take">
        We can’t take live animals, dangerous goods, illegal items or perishable food. Everything
        else is fine, as long as the bag is closed. Not sure about something, such as a knife? Ask
        the desk: <OfficePhone>{phone}</OfficePhone>
      </Trans>
    </p>
  )
}

/** Must agree with the terms (`terms-text.tsx`), which say nothing about searching bags. */
export function InspectionAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: are bags opened, searched or X-rayed">
        I don’t know whether bags are opened, searched or X-rayed; please ask the desk:{' '}
        <OfficePhone>{phone}</OfficePhone>. Your bags must be closed when you hand them over. If we
        find dangerous goods, illegal items, perishable food or live animals, we may refuse the
        luggage.
      </Trans>
    </p>
  )
}

/** Must agree with the terms (`terms-text.tsx`). */
export function CoolingAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: a fridge for medicine or food">
        I don’t know whether we can keep anything cold; please ask the desk first:{' '}
        <OfficePhone>{phone}</OfficePhone>. We can’t take perishable food, and please keep medicine
        with you.
      </Trans>
    </p>
  )
}

export function OddItemsAnswer() {
  const day = euroText(prices.dayPerItem, useLocale())
  return (
    <p>
      <Trans context="assistant: bicycles, skis and other large things">
        Yes, we take it. There is no limit on size or weight: it counts as one item like any other,{' '}
        {day} a day. When you book, mention it under Special Requests, so that we keep room for it.
      </Trans>
    </p>
  )
}

export function FragileAnswer() {
  return (
    <p>
      <Trans context="assistant: fragile things">
        Yes. Tell us before you hand it over, or write it under Special Requests when you{' '}
        <PageLink to={paths.bookOnline}>book online</PageLink> or{' '}
        <PageLink to={paths.reserve}>reserve</PageLink>. We look after it with care.
      </Trans>
    </p>
  )
}

export function DeliveryAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: are bags brought to a hotel or collected there">
        No, you drop off and collect your bags at our office. If that’s hard for you, ask the desk
        what we can do: <OfficePhone>{phone}</OfficePhone>
      </Trans>
    </p>
  )
}
