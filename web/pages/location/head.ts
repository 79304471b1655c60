import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import type { PageHead } from '../../routing/page.ts'
import { openingHours } from '../../words/hours-text.ts'

export function head(i18n: I18n): PageHead {
  const { metresToMainSquare, minutesToMainSquare } = business
  const { opens, closes } = openingHours(i18n.locale as Locale)
  return {
    title: i18n._(msg`How to Find Us – Luggage Storage in Tirana`),
    description: i18n._(
      msg`Luggage storage ${metresToMainSquare} m from Skanderbeg Square, ${minutesToMainSquare} minutes on foot. How to get here from the airport and bus stations. Open daily ${opens}–${closes}.`,
    ),
  }
}
