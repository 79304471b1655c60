import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { transport } from '../../../domain/business.ts'
import type { Locale } from '../../../domain/locales.ts'
import { clockText } from '../../features/transport/clock-text.ts'
import type { PageHead } from '../../page.ts'

export function head(i18n: I18n): PageHead {
  const { cityBusLek, localBuses } = transport
  const from = clockText(localBuses.from, i18n.locale as Locale)
  const to = clockText(localBuses.to, i18n.locale as Locale)
  return {
    title: i18n._(msg`Tirana city buses: lines, map and tickets`),
    description: i18n._(
      msg`City buses in Tirana run from ${from} to ${to}, about ${cityBusLek} Lek a ride, paid to the driver in cash. Where to board, the lines on a map, and where to leave your bags.`,
    ),
  }
}
