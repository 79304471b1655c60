import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Your Booking – Tirana Luggage Storage`),
    description: i18n._(
      msg`The status of your payment and your booking reference at Tirana Luggage Storage.`,
    ),
  }
}
