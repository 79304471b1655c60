import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  const price = euroText(business.busPartner.pricesFrom, i18n.locale as Locale)
  return {
    title: i18n._(msg`Buses Tirana–Prishtina and Prizren: tickets from ${price}`),
    description: i18n._(
      msg`Buses between Albania and Kosovo: Tirana to Prishtina, Prizren and more, tickets from ${price}. Where they leave from, border papers and luggage storage.`,
    ),
  }
}
