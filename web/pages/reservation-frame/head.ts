import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Reserve & Pay On-Site – Tirana Luggage Storage`),
    description: i18n._(
      msg`Reserve now, pay on site: Tirana Luggage Storage, a staffed office in the centre of Tirana, open every day.`,
    ),
  }
}
