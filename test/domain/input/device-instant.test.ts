import { describe, expect, it } from 'vitest'
import { deviceInstant } from '../../../domain/input/device-instant.ts'
import { errorOf } from '../support/parse.ts'

describe('promise 35: an instant by a device’s clock', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T10:00', '2026-11-21T09:00:00.000Z'],
    ['1969-12-31T23:00:00.000Z', '2018-12-31T23:00:00.000Z'],
    ['-000001-01-01T00:00:00.000Z', '2018-12-31T23:00:00.000Z'],
    ['+012026-01-01T00:00:00.000Z', '2099-12-31T22:59:59.999Z'],
  ])('%s is read as %s, limited to valid years instead of refused', (text, iso) => {
    expect(deviceInstant.parse(text).toISOString()).toBe(iso)
  })

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['soon', 'date_invalid'],
    ['2026-13-41T99:99:99.000Z', 'date_invalid'],
    ['1969-12-31', 'date_invalid'],
    [0, 'date_invalid'],
  ])('%j is refused as %s', (value, code) => {
    expect(errorOf(deviceInstant, value)).toBe(code)
  })
})
