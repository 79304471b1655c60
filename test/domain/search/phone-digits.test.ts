import { describe, expect, it } from 'vitest'
import { phoneDigits, typedDigits } from '../../../domain/search/phone-digits.ts'

describe('the digits of a number', () => {
  it.each([
    ['+355 69 012 3456', '355690123456'],
    ['00355 69 012 3456', '355690123456'],
    ['069 012 3456', '690123456'],
    ['+44 (0)20 7946 0018', '442079460018'],
    ['(415) 555-7296', '4155557296'],
    ['none', ''],
  ])('%s are %s', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits)
  })
})

describe('what is looked for if somebody types', () => {
  it.each([
    ['3456', ['3456'], []],
    ['069 012', ['069012', '69012'], []],
    ['0140', ['0140'], []],
    ['+355 69 012 3456', ['355690123456'], ['55690123456', '5690123456', '690123456']],
    ['0049 30 1234', ['0049301234', '49301234'], ['9301234']],
  ])('%s', (typed, within, national) => {
    expect(typedDigits(typed)).toEqual({ within, national })
  })

  it('two digits: no number', () => {
    expect(typedDigits('17')).toBe(null)
  })
})
