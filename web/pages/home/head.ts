import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business, prices } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import type { PageHead } from '../../routing/page.ts'
import { openingHours } from '../../words/hours-text.ts'

export function head(i18n: I18n): PageHead {
  const price = euroText(prices.dayPerItem, i18n.locale as Locale)
  const { metresToMainSquare } = business
  const { opens, closes } = openingHours(i18n.locale as Locale)
  return {
    title: i18n._(msg`Luggage Storage in Tirana – ${price} per Bag per Day`),
    description: i18n._(
      msg`Left luggage and bag storage in central Tirana, ${metresToMainSquare} m from Skanderbeg Square: ${price} per item per day, any size, ${opens}–${closes} daily. Pay online or on arrival.`,
    ),
  }
}
