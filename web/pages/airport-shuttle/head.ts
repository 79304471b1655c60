import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import { transport } from '../../../domain/business/partners.ts'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  const { perPerson, minutes } = transport.shuttle
  const price = euroText(perPerson, i18n.locale as Locale)
  return {
    title: i18n._(msg`Tirana airport shuttle: ${price} per person, every hour, 24/7`),
    description: i18n._(
      msg`Between Tirana airport and the city centre in about ${minutes} minutes for ${price}, every hour, day and night. Stops, booking and luggage storage.`,
    ),
  }
}
