import { prices } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import type { Cents } from '../../../domain/business/money.ts'
import type { ServiceType } from '../../../domain/business/services.ts'
import type { StorageType } from '../../../domain/business/stay.ts'
import { instantOf, itemsOf } from '../booking/form/stay-values.ts'

/** What a longer plan covers, or more, which are then counted. */
export const pieceChoices = ['1', '2', 'more'] as const

/** What the request dialog holds, as it was typed. */
export interface RequestValues {
  customerName: string
  customerEmail: string
  customerPhone: string
  storageType: StorageType
  pieces: (typeof pieceChoices)[number]
  /** Counts where `pieces` says more. */
  morePieces: string
  /** `2026-11-21T10:00` on Tirana's wall. */
  start: string
  /** Counts for the short plan. */
  hours: string
  /** Counts for the other plans. */
  days: string
  specialRequests: string
}

export type RequestField = keyof RequestValues

/** What the dialog sends, without the price. Instants are ISO, in UTC. */
export interface ServiceOrder {
  customerName: string
  customerEmail: string
  customerPhone?: string
  serviceType: ServiceType
  storageType: StorageType
  luggageCount: number
  startDate: string
  /** Hours for the short plan, days otherwise. */
  duration: number
  specialRequests?: string
  locale: Locale
}

export interface PricedOrder extends ServiceOrder {
  totalPrice: Cents
  currency: typeof prices.currency
}

/** The least number that '3+' stands for. */
export const morePiecesFrom = prices.itemsPerPlan + 1

/** Whether two pieces cost what one does: the longer plans cover both (specification, section 9). */
export function includesTwoPieces(plan: StorageType): boolean {
  return plan === 'mid' || plan === 'long'
}

/** What the dialog starts with; the time follows when it opens (specification, section 4). */
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

/** The instant that a text on Tirana's wall names; nothing while it is incomplete. */
export function startOf(start: string): Date | undefined {
  const [date = '', time = ''] = start.split('T')
  return instantOf(date, time)
}

/** What is asked for, with the defaults of section 4 where a service has no such question. */
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

/** The days that go with another plan: its own length, unless the guest named a number. */
export function daysForPlan(days: string, from: StorageType, to: StorageType): string {
  return days === String(planDays[from]) ? String(planDays[to]) : days
}
