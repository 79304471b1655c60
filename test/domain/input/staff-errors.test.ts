import { expect, it } from 'vitest'
import { visitorErrorCodes } from '../../../domain/input/errors.ts'
import { staffErrorCodes } from '../../../domain/input/staff-errors.ts'

it('no visitor meets a failure of the desk: each code is in one of the two lists, once', () => {
  const codes: string[] = [...visitorErrorCodes, ...staffErrorCodes]
  expect(new Set(codes).size).toBe(codes.length)
})
