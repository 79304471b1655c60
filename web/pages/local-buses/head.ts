import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../../../domain/business/locales.ts'
import { transport } from '../../../domain/business/partners.ts'
import type { PageHead } from '../../routing/page.ts'
import { busTime } from '../../words/bus-time.ts'

export function head(i18n: I18n): PageHead {
  const { cityBusLek, localBuses } = transport
  const from = busTime(localBuses.from, i18n.locale as Locale)
  const to = busTime(localBuses.to, i18n.locale as Locale)
  return {
    title: i18n._(msg`City buses in Tirana: how they work`),
    description: i18n._(
      msg`City buses in Tirana run from ${from} to ${to}, ${cityBusLek} Lek a ride, in cash to the driver. Where to board, and where to leave your luggage.`,
    ),
  }
}
