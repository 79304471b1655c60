import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Our holiday rentals in Tirana and Antibes`),
    description: i18n._(
      msg`Stay with the family behind Tirana Luggage Storage: an apartment in central Tirana or one by the sea in Antibes. Rooms, beds and booking.`,
    ),
  }
}
