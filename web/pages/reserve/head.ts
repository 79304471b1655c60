import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prices } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  const price = euroText(prices.dayPerItem, i18n.locale as Locale)
  return {
    title: i18n._(msg`Reserve & Pay On-Location – Luggage Storage in Tirana`),
    description: i18n._(
      msg`Reserve luggage storage in central Tirana now and pay by cash or card on arrival, in Euro or Albanian Lek: ${price} per item per day.`,
    ),
    keywords: i18n._(
      msg({
        message:
          'luggage storage Tirana, left luggage Tirana, bag storage, luggage lockers, store suitcase, pay on arrival',
        comment: 'What travellers type into a search engine, parted by commas',
      }),
    ),
  }
}
