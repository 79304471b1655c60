import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routes.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Book Online – Luggage Storage in Tirana`),
    description: i18n._(
      msg`Book and pay for luggage storage in central Tirana by card or wallet: €3 per item per day, no booking fee, confirmed at once.`,
    ),
  }
}
