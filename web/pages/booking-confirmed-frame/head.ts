import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Your Paid Booking – Tirana Luggage Storage`),
    description: i18n._(
      msg`The status and reference of the booking you have just paid for at Tirana Luggage Storage.`,
    ),
  }
}
