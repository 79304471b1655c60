import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business.ts'
import { hoursText } from '../../hours-text.ts'
import type { PageHead } from '../../page.ts'

export function head(i18n: I18n): PageHead {
  const { metresToMainSquare, minutesToMainSquare } = business
  return {
    title: i18n._(msg`Location and directions – Tirana Luggage Storage`),
    description: i18n._(
      msg`Luggage storage ${metresToMainSquare} m from Skanderbeg Square, ${minutesToMainSquare} minutes on foot. How to get here from the airport and the bus stations. Open daily ${hoursText}.`,
    ),
  }
}
