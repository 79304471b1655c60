import { Trans } from '@lingui/react/macro'
import { ServiceOffers } from '../../guest/home/service-offers.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { Section } from '../../ui/section.tsx'

export function Services() {
  return (
    <Section
      id="services"
      title={<Trans context="heading">Tirana Luggage Storage Service Hub</Trans>}
      tag={<Trans context="above the heading of the services">Bags first</Trans>}
      lead={
        <Trans>
          And from the same desk: a ride to the airport, a bus ticket, a bed for the night.
        </Trans>
      }
    >
      <ServiceOffers />
      <p>
        <PageLink to={paths.services}>
          <Trans context="link to the page about all services">All services and price plans</Trans>
        </PageLink>
      </p>
    </Section>
  )
}
