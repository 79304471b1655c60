import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { landmarks } from '../../../../domain/business/landmarks.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'
import { landmarkNames } from '../../landmarks/landmark-names.ts'

export function CitiesAnswer() {
  const from = euroText(business.busPartner.pricesFrom, useLocale())
  return (
    <>
      <p>
        <Trans context="assistant">
          Our office is in Tirana. Most buses to other cities leave from the South-North bus
          terminal; tickets cost from {from}, and you buy them online.
        </Trans>
      </p>
      <ul>
        <li>
          <PageLink to={paths.busTickets}>
            <Trans context="assistant, link to the page with tickets">Buses and tickets</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink to={paths.busLines}>
            <Trans context="assistant, link to the page about these buses">Buses to Kosovo</Trans>
          </PageLink>
        </li>
      </ul>
    </>
  )
}

/** Must agree with the services page (`web/pages/services/service-areas.tsx`). */
export function ToursAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: does the office offer tours">
        <PageLink to={paths.contact}>Tell us</PageLink> how much time you have. We’ll arrange the
        tour and look after your bags in the meantime. I don’t know what it costs; for the price, or
        for a tour today, call <OfficePhone>{phone}</OfficePhone>.
      </Trans>
    </p>
  )
}

export function LodgingAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          We rent out two holiday homes: an apartment in the centre of Tirana and one by the sea in
          Antibes, France.
        </Trans>
      </p>
      <p>
        <PageLink to={paths.accommodations}>
          <Trans context="assistant, link to the page about them">Our holiday homes</Trans>
        </PageLink>
      </p>
    </>
  )
}

/** Must agree with the services page, which calls the office an info point (`hub-hero.tsx`). */
export function ErrandsAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: the nearest pharmacy, bank, supermarket">
        I don’t know the nearest one, but the desk does; it’s an info point too. Ask there, or call{' '}
        <OfficePhone>{phone}</OfficePhone>.
      </Trans>
    </p>
  )
}

export function SimAnswer() {
  const { phone } = business
  return (
    <p>
      <Trans context="assistant: SIM cards">
        SIM cards aren’t something we offer. The desk can tell you where to get one:{' '}
        <OfficePhone>{phone}</OfficePhone>. Wi-Fi at our office is free.
      </Trans>
    </p>
  )
}

export function EatingAnswer() {
  const { i18n } = useLingui()
  return (
    <>
      <p>
        <Trans context="assistant: where to eat or drink">
          Right at our office there is a small café. For a meal, ask at the desk: it’s an info point
          too.
        </Trans>
      </p>
      <p>
        <Trans context="assistant, above places and how far it is to walk">On foot from us:</Trans>
      </p>
      <ul>
        {landmarks
          .filter(({ id }) => id === 'new-bazaar' || id === 'blloku')
          .map(({ id, minutes }) => {
            const name = i18n._(landmarkNames[id])
            return (
              <li key={id}>
                <Trans context="assistant: a sight and how far it is to walk">
                  {name}: {minutes} min
                </Trans>
              </li>
            )
          })}
      </ul>
    </>
  )
}
