import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Your Luggage Pass – Luggage Storage in Tirana`),
    description: i18n._(
      msg`Your stay at Tirana Luggage Storage: the code for our desk, when to collect, and how to change or cancel.`,
    ),
  }
}

export const passName = msg({
  message: 'Luggage pass',
  context: 'under the icon on a phone’s home screen: at most about twelve letters',
})
