import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { transport } from '../../../../domain/business/partners.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'
import { addressLine } from '../../../words/office-text.ts'

/** Must agree with the location page (`web/pages/location/directions.tsx`). */
export function FromStationAnswer() {
  const { mapUrl, minutesToMainSquare: minutes, phone } = business
  const { cityBusLek } = transport
  return (
    <p>
      <Trans context="assistant: how far is it from the bus station">
        I don’t know how far the bus stations are on foot; see{' '}
        <a href={mapUrl} target="_blank" rel="noopener">
          the map
        </a>
        , or ask the desk: <OfficePhone>{phone}</OfficePhone>. City buses to the centre cost{' '}
        {cityBusLek} Lek, in cash on board. Get off at Skanderbeg Square, about {minutes} minutes on
        foot from us.
      </Trans>
    </p>
  )
}

export function LocationAnswer() {
  const { mapUrl, metresToMainSquare: metres, minutesToMainSquare: minutes } = business
  return (
    <>
      <p>
        <Trans context="assistant">
          <strong>{addressLine}</strong>, {metres} m from the main square: about {minutes} minutes
          on foot.
        </Trans>
      </p>
      <ul>
        <li>
          <a href={mapUrl} target="_blank" rel="noopener">
            <Trans context="assistant, link to a maps service">Open the map</Trans>
          </a>
        </li>
        <li>
          <PageLink to={paths.location}>
            <Trans context="assistant, link to the page about the way">How to get here</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink to={paths.airportShuttle}>
            <Trans context="assistant, link to the shuttle's page">From the airport</Trans>
          </PageLink>
        </li>
      </ul>
    </>
  )
}
