import { msg } from '@lingui/core/macro'

/** What stands under the icon on a home screen, which has room for a dozen letters. */
export const passName = msg({
  message: 'Luggage pass',
  context: 'under the icon on a phone’s home screen: at most about twelve letters',
})
