import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business/business.ts'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import { numberText } from '../../../domain/business/money.ts'

export function timeline(locale: Locale): MessageDescriptor[] {
  const { metresToMainSquare } = business
  const customers = numberText(business.customersServed, locale)
  const languages = locales.length
  return [
    msg`We open: a desk, a person behind it and a small café, ${metresToMainSquare} m from the main square.`,
    msg`The world stays at home, and so do its suitcases. A hard year, but we don’t give up the desk.`,
    msg`The first travellers are back, and there are tags on bags again.`,
    msg`Guests send their friends, and the friends bring bigger suitcases. The price per item stays the same.`,
    msg`Bags are rarely the only question: we help with the airport, buses and a bed for the night, too.`,
    msg`Booking goes mobile: pay online, or reserve and pay at the desk.`,
    msg`${customers}+ customers have left their bags with us, and our website speaks ${languages} languages.`,
  ]
}
