import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { euroRangeText, euroText } from '../../../../domain/business/money.ts'
import {
  type PricedUnit,
  type ServiceType,
  services,
} from '../../../../domain/business/services.ts'
import { useLocale } from '../../../routing/use-locale.ts'

export function ServicePrice({ service }: { service: ServiceType }) {
  const locale = useLocale()
  const { price } = services[service]
  switch (price.kind) {
    case 'exact':
      return exactly[price.per](euroText(price.cents, locale))
    case 'at_least': {
      const amount = euroText(price.cents, locale)
      return <Trans context="price of a service">from {amount}</Trans>
    }
    case 'range': {
      const amount = euroRangeText(price.from, price.to, locale)
      return <Trans context="price of a service">about {amount}</Trans>
    }
    case 'lek': {
      const { lek } = price
      return <Trans context="price of a service">{lek} Lek a ride</Trans>
    }
    case 'on_listing':
      return <Trans context="price of a service">Prices on the listing</Trans>
    case 'on_request':
      return <Trans context="price of a service">Price on request</Trans>
  }
}

const exactly: Record<PricedUnit, (amount: string) => ReactNode> = {
  item_day: (amount) => <Trans context="price of a service">{amount} per item per day</Trans>,
  seat: (amount) => <Trans context="price of a service">{amount} per person, one-way</Trans>,
}
