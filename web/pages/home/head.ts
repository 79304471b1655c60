import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routes.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Luggage Storage in Tirana – €3 per Bag per Day`),
    description: i18n._(
      msg`Staffed luggage storage in central Tirana, 200 m from the main square: €3 per item per day, any size, open 08:00–23:00 every day. Book online or pay on arrival.`,
    ),
  }
}
