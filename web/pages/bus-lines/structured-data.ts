import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Service, WithContext } from 'schema-dts'
import { business, prices } from '../../../domain/business/business.ts'
import { eurosFromCents } from '../../../domain/business/money.ts'
import { type BreadcrumbData, breadcrumbData } from '../../routing/breadcrumb-data.ts'
import { paths } from '../../routing/paths.ts'

/** `broker` is the third-party site that sells the tickets (specification, section 2). */
export function structuredData(
  i18n: I18n,
): (WithContext<Exclude<Service, string>> | BreadcrumbData)[] {
  const { name: partner, url, pricesFrom } = business.busPartner
  const name = i18n._(msg({ message: 'Bus lines Albania–Kosovo', context: 'heading of the page' }))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      serviceType: 'Bus tickets',
      areaServed: [
        { '@type': 'Country', name: 'Albania' },
        { '@type': 'Country', name: 'Kosovo' },
      ],
      broker: { '@type': 'Organization', name: partner, url },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: eurosFromCents(pricesFrom),
        priceCurrency: prices.currency,
        url,
        offeredBy: { '@type': 'Organization', name: partner, url },
      },
    },
    breadcrumbData(i18n, name, paths.busLines),
  ]
}
