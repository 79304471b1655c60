import { describe, expect, it } from 'vitest'
import { isPlainClick } from '../../../web/browser/is-plain-click.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('a click on a link that a script handles', () => {
  it('is handled by the script if no modifier key is held', () => {
    expect(isPlainClick(none)).toBe(true)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'is left to the browser if %s is held',
    (key) => {
      expect(isPlainClick({ ...none, [key]: true })).toBe(false)
    },
  )
})
