import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import type { PageHead } from '../../routing/page.ts'
import { openingHours } from '../../words/hours-text.ts'

const { replyHours } = business

export function head(i18n: I18n): PageHead {
  const { opens, closes } = openingHours(i18n.locale as Locale)
  return {
    title: i18n._(msg`Contact – Luggage Storage in Tirana`),
    description: i18n._(
      msg`Call, write or visit Tirana Luggage Storage, our staffed office in the city centre, open daily ${opens}–${closes}. We answer within ${replyHours} hours.`,
    ),
  }
}
