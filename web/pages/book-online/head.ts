import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { prices } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  const price = euroText(prices.dayPerItem, i18n.locale as Locale)
  return {
    title: i18n._(msg`Book Online – Luggage Storage in Tirana`),
    description: i18n._(
      msg`Book and pay for luggage storage in central Tirana by card or wallet: ${price} per item per day, no booking fee, confirmed at once.`,
    ),
  }
}
