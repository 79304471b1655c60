import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { addressLine } from '../../../words/office-text.ts'

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
