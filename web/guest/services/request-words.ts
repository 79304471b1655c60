import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prices } from '../../../domain/business/business.ts'
import { eurosFromCents } from '../../../domain/business/money.ts'
import type { StorageType } from '../../../domain/business/stay.ts'

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
