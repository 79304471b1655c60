import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Offer, Service, WithContext } from 'schema-dts'
import { business, prices } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { type Cents, eurosFromCents } from '../../../domain/business/money.ts'
import {
  type ServiceRate,
  type ServiceType,
  services,
  serviceTypes,
} from '../../../domain/business/services.ts'
import { clockTime } from '../../../domain/time/clock.ts'
import { cardContents } from '../../guest/home/service-cards/card-contents.ts'
import { type BreadcrumbData, breadcrumbData } from '../../routing/breadcrumb-data.ts'
import { hrefOf, paths } from '../../routing/paths.ts'

export function structuredData(
  i18n: I18n,
): (WithContext<Exclude<Service, string>> | BreadcrumbData)[] {
  const name = i18n._(
    msg({ message: 'Tirana Luggage Storage Service Hub', context: 'heading of the page' }),
  )
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name,
      url: business.origin + hrefOf(paths.services, i18n.locale as Locale),
      provider: { '@id': `${business.origin}/#business` },
      areaServed: { '@type': 'City', name: business.address.city },
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        opens: clockTime(business.opensAt),
        closes: clockTime(business.closesAt),
      },
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name,
        itemListElement: serviceTypes
          .filter((type) => !services[type].comingSoon)
          .map((type) => offerOf(type, i18n)),
      },
    },
    breadcrumbData(i18n, name, paths.services),
  ]
}

function offerOf(type: ServiceType, i18n: I18n): Exclude<Offer, string> {
  const { title, description } = cardContents(type, i18n.locale as Locale)
  return {
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: i18n._(title),
      description: i18n._(description),
    },
    ...priceOf(services[type].price),
  }
}

function priceOf(price: ServiceRate): Partial<Exclude<Offer, string>> {
  switch (price.kind) {
    case 'exact':
      return { price: eurosFromCents(price.cents), priceCurrency: prices.currency }
    case 'lek':
      return { price: price.lek, priceCurrency: 'ALL' }
    case 'at_least':
      return specification(price.cents)
    case 'range':
      return specification(price.from, price.to)
    case 'on_listing':
    case 'on_request':
      return {}
  }
}

function specification(from: Cents, to?: Cents): Partial<Exclude<Offer, string>> {
  return {
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: prices.currency,
      minPrice: eurosFromCents(from),
      ...(to !== undefined && { maxPrice: eurosFromCents(to) }),
    },
  }
}
