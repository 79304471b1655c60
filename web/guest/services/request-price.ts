import { limits } from '../../../domain/business/business.ts'
import type { ServiceType } from '../../../domain/business/services.ts'
import { cheaperPlan, type PricedStay, type Quote, quote } from '../../../domain/pricing/pricing.ts'
import type { PlanOffer } from '../booking/price/stay-price.ts'
import { type RequestValues, serviceOrder, startOf } from './request-values.ts'

export interface RequestPrice {
  quote: Quote
  stay: PricedStay
  offer: PlanOffer | null
}

const someDay = new Date(0)

/**
 * Calculates the price by the same rules as the Worker.
 * Returns `null` if the number of items or the duration is invalid.
 */
export function requestPrice(values: RequestValues, serviceType: ServiceType): RequestPrice | null {
  const { storageType, luggageCount, duration } = serviceOrder(values, serviceType, 'en')
  const { minItems, maxItems, maxDays } = limits
  if (!isWhole(luggageCount) || luggageCount < minItems || luggageCount > maxItems) return null
  if (!isWhole(duration) || duration > maxDays) return null
  const startDate = startOf(values.start) ?? someDay
  const stay = { serviceType, storageType, luggageCount, startDate, duration }
  return { quote: quote(stay), stay, offer: storageType === 'short' ? null : cheaperPlan(stay) }
}

function isWhole(number: number): boolean {
  return Number.isInteger(number) && number >= 1
}
