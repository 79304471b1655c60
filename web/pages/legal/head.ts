import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Privacy and Terms – Tirana Luggage Storage`),
    description: i18n._(
      msg`Privacy Policy, Terms of Service and copyright of Tirana Luggage Storage: your data, prices, refunds, and what applies at the desk.`,
    ),
  }
}
