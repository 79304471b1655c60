import { Trans } from '@lingui/react/macro'
import { ServiceOffers, serviceCards } from '../../guest/home/service-offers.tsx'
import { Section } from '../../ui/section.tsx'
import { HubHero } from './hub-hero.tsx'
import { PricePlans } from './price-plans.tsx'
import { ServiceAreas } from './service-areas.tsx'

export { head } from './head.ts'

export const staticParts = [serviceCards]

export default function ServicesHub() {
  return (
    <>
      <HubHero />
      <ServiceAreas />
      <PricePlans />
      <Section
        id="services"
        title={<Trans context="heading">All services at a glance</Trans>}
        lead={
          <Trans>Ask here, and we’ll get in touch to confirm. You pay nothing on this page.</Trans>
        }
      >
        <ServiceOffers />
      </Section>
    </>
  )
}
