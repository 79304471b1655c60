import { describe, expect, it } from 'vitest'
import { isPlainClick } from '../../../web/browser/is-plain-click.ts'

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('a click on a link that does something better with a script', () => {
  it('is the script’s where no key is held', () => {
    expect(isPlainClick(none)).toBe(true)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('is the browser’s with the %s', (key) => {
    expect(isPlainClick({ ...none, [key]: true })).toBe(false)
  })
})
