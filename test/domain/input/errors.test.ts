import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldCodes, fieldErrors, visitorErrorCodes } from '../../../domain/input/errors.ts'

const issuesOf = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues
}

describe('the field errors of a request', () => {
  it('are keyed by the path of the field', () => {
    const schema = z.object({ stay: z.object({ items: z.array(z.number('item_count')) }) })
    expect(fieldErrors(issuesOf(schema, { stay: { items: [1, 'two'] } }))).toEqual({
      'stay.items.1': 'item_count',
    })
  })

  it('have the first error of each field', () => {
    const schema = z.object({
      name: z.string().check(z.minLength(1, 'full_name_required'), z.minLength(2, 'too_long')),
    })
    expect(fieldErrors(issuesOf(schema, { name: '' }))).toEqual({ name: 'full_name_required' })
  })

  it('never contain a library’s own message', () => {
    expect(fieldErrors(issuesOf(z.object({ n: z.number() }), { n: 'x' }))).toEqual({ n: 'invalid' })
    expect(fieldErrors(issuesOf(z.string(), 7))).toEqual({ '': 'invalid' })
  })

  it('include fields that have the name of an inherited property', () => {
    const schema = z.object({ constructor: z.string('required'), toString: z.string('required') })
    expect(fieldErrors(issuesOf(schema, { constructor: 1, toString: 2 }))).toEqual({
      constructor: 'required',
      toString: 'required',
    })
  })

  it('have no duplicate codes', () => {
    expect(new Set(visitorErrorCodes).size).toBe(visitorErrorCodes.length)
    expect(new Set(fieldCodes).size).toBe(fieldCodes.length)
  })
})
