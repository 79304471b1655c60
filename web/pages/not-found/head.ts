import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Page Not Found – Tirana Luggage Storage`),
    description: i18n._(
      msg`There is no page at this address. Find luggage storage in central Tirana from our home page.`,
    ),
  }
}
