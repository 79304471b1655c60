import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Book and Pay Online – Tirana Luggage Storage`),
    description: i18n._(
      msg`Book and pay online: Tirana Luggage Storage, a staffed office in the centre of Tirana, open every day.`,
    ),
  }
}
