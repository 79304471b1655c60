import { expect, it } from 'vitest'
import { visitorErrorCodes } from '../../../domain/input/errors.ts'
import { staffErrorCodes } from '../../../domain/input/staff-errors.ts'

it('no error code is listed twice, or for both visitors and staff', () => {
  const codes: string[] = [...visitorErrorCodes, ...staffErrorCodes]
  expect(new Set(codes).size).toBe(codes.length)
})
