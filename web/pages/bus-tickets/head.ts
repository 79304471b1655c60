import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  const { name, pricesFrom } = business.busPartner
  const price = euroText(pricesFrom, i18n.locale as Locale)
  return {
    title: i18n._(msg`Bus lines in Albania: times and tickets from ${price}`),
    description: i18n._(
      msg`Look up buses between Albanian cities and abroad and buy your ticket from ${price} at ${name}, without leaving our page.`,
    ),
  }
}
