import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prices } from '../../../domain/business.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import type { ServiceType } from '../../../domain/services.ts'
import type { StorageType } from '../../../domain/storage-types.ts'

const titles: Partial<Record<ServiceType, MessageDescriptor>> = {
  storage: msg({ message: 'Reserve Luggage Storage', context: 'title of the request dialog' }),
  taxi: msg({ message: 'Book Taxi Service', context: 'title of the request dialog' }),
  tours: msg({ message: 'Book Tourist Activity', context: 'title of the request dialog' }),
  rental: msg({ message: 'Rent Equipment', context: 'title of the request dialog' }),
  guide: msg({ message: 'Book Local Guide', context: 'title of the request dialog' }),
}

const anyOther = msg({ message: 'Book Travel Package', context: 'title of the request dialog' })

/** What the dialog is called for each service (specification, section 2, in-page booking dialog). */
export function dialogTitle(service: ServiceType): MessageDescriptor {
  return titles[service] ?? anyOther
}

const hour = eurosFromCents(prices.hourPerItem)
const day = eurosFromCents(prices.dayPerItem)
const fortnight = eurosFromCents(prices.mid.cents)
const month = eurosFromCents(prices.long.cents)

/** The plans as the dialog offers them (section 9, form options). */
export const planOptions: Record<StorageType, MessageDescriptor> = {
  short: msg({ message: `Short Term (${hour}€/hour)`, context: 'plan to choose' }),
  daily: msg({ message: `Daily Storage (€${day}/day)`, context: 'plan to choose' }),
  mid: msg({ message: `Mid Term (${fortnight}€/2 weeks)`, context: 'plan to choose' }),
  long: msg({ message: `Long Term (${month}€/month)`, context: 'plan to choose' }),
}
