import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Service, WithContext } from 'schema-dts'
import { business, prices } from '../../../domain/business/business.ts'
import { eurosFromCents } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import { type BreadcrumbData, breadcrumbData } from '../../routing/breadcrumb-data.ts'
import { paths } from '../../routing/paths.ts'

/** Omits the provider, because another company runs and sells the shuttle. */
export function structuredData(
  i18n: I18n,
): (WithContext<Exclude<Service, string>> | BreadcrumbData)[] {
  const name = i18n._(msg({ message: 'Tirana airport shuttle', context: 'heading of the page' }))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      serviceType: 'Airport shuttle',
      areaServed: { '@type': 'City', name: business.address.city },
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '23:59',
      },
      offers: {
        '@type': 'Offer',
        price: eurosFromCents(transport.shuttle.perPerson),
        priceCurrency: prices.currency,
        url: business.shuttleBookingUrl,
      },
    },
    breadcrumbData(i18n, name, paths.airportShuttle),
  ]
}
