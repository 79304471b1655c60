import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import { type ServiceType, services } from '../../../domain/business/services.ts'
import { claimOf } from '../../../domain/payments/account.ts'
import type { Stay } from '../../../domain/stay/stay-record.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { isolated } from '../../words/isolated.ts'

function whatFor(type: ServiceType, name: string) {
  switch (type) {
    case 'storage':
      return msg({ message: `Luggage of ${name}`, context: 'to a driver' })
    case 'airport-shuttle':
      return msg({ message: `Airport shuttle for ${name}`, context: 'to a driver' })
    case 'taxi':
      return msg({ message: `Taxi for ${name}`, context: 'to a driver' })
    case 'accommodations':
      return msg({ message: `Accommodation for ${name}`, context: 'to a driver' })
    case 'buses':
      return msg({ message: `Intercity bus for ${name}`, context: 'to a driver' })
    case 'buses-tirana':
      return msg({ message: `City bus for ${name}`, context: 'to a driver' })
    case 'tours':
      return msg({ message: `Tour for ${name}`, context: 'to a driver' })
    case 'rental':
      return msg({ message: `Equipment rental for ${name}`, context: 'to a driver' })
    case 'guide':
      return msg({ message: `Guide for ${name}`, context: 'to a driver' })
    case 'packages':
      return msg({ message: `Travel package for ${name}`, context: 'to a driver' })
  }
}

function priceOf(stay: Stay, locale: Locale) {
  const due = claimOf(stay)
  const amount = euroText(due, locale)
  if (due > 0) return msg({ message: `to pay: ${amount}`, context: 'to a driver' })
  return stay.totalPrice > 0
    ? msg({ message: 'already paid', context: 'to a driver' })
    : msg({ message: 'price not agreed yet', context: 'to a driver' })
}

function passengersOf({ serviceType, luggageCount }: Stay) {
  if (services[serviceType].counts !== 'passengers') return null
  return msg({
    message: plural(luggageCount, { one: '# person', other: '# people' }),
    context: 'to a driver',
  })
}

/**
 * Returns the driver's sentence. `i18n` must contain the phrases of `locale`.
 * The special requests come last and in quotes, so that they aren't mistaken for the office's own
 * words.
 */
export function driverSentence(stay: Stay, i18n: I18n, locale: Locale): string {
  const { serviceType, customerName, reference, startDate, specialRequests, customerPhone } = stay
  const passengers = passengersOf(stay)
  const parts = [
    i18n._(whatFor(serviceType, customerName ?? reference)),
    passengers && i18n._(passengers),
    instantText(startDate, locale),
    customerPhone,
    i18n._(priceOf(stay, locale)),
    specialRequests && isolated(`«${specialRequests.trim().replace(/\s*\n\s*/g, ', ')}»`),
  ]
  return parts.filter(Boolean).join(', ')
}
