import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prices } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  const locale = i18n.locale as Locale
  const day = euroText(prices.dayPerItem, locale)
  const shuttle = euroText(transport.shuttle.perPerson, locale)
  return {
    title: i18n._(msg`Luggage Storage, Airport Shuttle and Buses in Tirana`),
    description: i18n._(
      msg`Luggage storage at ${day} per item per day, airport shuttle at ${shuttle}, buses, taxis, tours and rooms: all our services in central Tirana, with prices.`,
    ),
  }
}
