import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'

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
