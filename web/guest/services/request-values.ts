import { prices } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import type { Cents } from '../../../domain/business/money.ts'
import type { ServiceType } from '../../../domain/business/services.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { instantOf, itemsOf } from '../booking/form/stay-values.ts'

/**
 * Choices for the number of items.
 * `more` shows a field for the number.
 */
export const pieceChoices = ['1', '2', 'more'] as const

export interface RequestValues {
  customerName: string
  customerEmail: string
  customerPhone: string
  storageType: StorageType
  pieces: (typeof pieceChoices)[number]
  /** Number of items if `pieces` is `more`. */
  morePieces: string
  /** Tirana time, such as `2026-11-21T10:00`. */
  start: string
  hours: string
  /** Number of days. Not used for the hourly plan. */
  days: string
  specialRequests: string
}

export type RequestField = keyof RequestValues

/**
 * Request without its price.
 * `startDate` is an ISO string in UTC, or empty if the time is incomplete or invalid.
 */
export interface ServiceOrder {
  customerName: string
  customerEmail: string
  customerPhone?: string
  serviceType: ServiceType
  storageType: StorageType
  luggageCount: number
  startDate: string
  /** Hours for the hourly plan, otherwise days. */
  duration: number
  specialRequests?: string
  locale: Locale
}

export interface PricedOrder extends ServiceOrder {
  totalPrice: Cents
  currency: typeof prices.currency
}

export const morePiecesFrom = prices.itemsPerPlan + 1

/** True if two items cost as much as one. */
export function includesTwoPieces(plan: StorageType): boolean {
  return plan === 'mid' || plan === 'long'
}

/** Values of an empty form. The dialog sets `start` when it opens. */
export const blankRequest: RequestValues = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  storageType: 'daily',
  pieces: '1',
  morePieces: String(morePiecesFrom),
  start: '',
  hours: '1',
  days: '1',
  specialRequests: '',
}

/**
 * Converts a Tirana date and time, such as `2026-11-21T10:00`, to an instant.
 * Returns `undefined` if they are incomplete or invalid.
 */
export function startOf(start: string): Date | undefined {
  const [date = '', time = ''] = start.split('T')
  return instantOf(date, time)
}

/**
 * Returns the order without its price.
 * Services other than storage get the daily plan, one item and one day.
 */
export function serviceOrder(
  values: RequestValues,
  serviceType: ServiceType,
  locale: Locale,
): ServiceOrder {
  const phone = values.customerPhone.trim()
  const requests = values.specialRequests.trim()
  return {
    customerName: values.customerName.trim(),
    customerEmail: values.customerEmail.trim(),
    ...(phone && { customerPhone: phone }),
    serviceType,
    ...whatIsStored(values, serviceType),
    startDate: startOf(values.start)?.toISOString() ?? '',
    ...(requests && { specialRequests: requests }),
    locale,
  }
}

type Stored = Pick<ServiceOrder, 'storageType' | 'luggageCount' | 'duration'>

function whatIsStored(values: RequestValues, serviceType: ServiceType): Stored {
  if (serviceType !== 'storage') return { storageType: 'daily', luggageCount: 1, duration: 1 }
  const { storageType, pieces, morePieces, hours, days } = values
  return {
    storageType,
    luggageCount: itemsOf(pieces === 'more' ? morePieces : pieces),
    duration: itemsOf(storageType === 'short' ? hours : days),
  }
}

const planDays: Record<StorageType, number> = {
  short: 1,
  daily: 1,
  mid: prices.mid.days,
  long: prices.long.days,
}

/**
 * Returns the default number of days for the new plan.
 * Keeps a number that the guest has changed.
 */
export function daysForPlan(days: string, from: StorageType, to: StorageType): string {
  return days === String(planDays[from]) ? String(planDays[to]) : days
}
