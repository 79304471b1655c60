import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactRequest } from '../../../domain/input/contact.ts'
import { fieldCodes } from '../../../domain/input/errors.ts'
import { errorsOf } from '../support/parse.ts'

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A kayak',
  message: 'Does it fit?\nIt is 4 m long.',
  locale: 'it',
}

describe('a message to the office', () => {
  it('is parsed unchanged', () => {
    expect(contactRequest.parse(message)).toEqual(message)
  })

  it('promise 21: needs all four fields and reports each missing one', () => {
    expect(errorsOf(contactRequest, {})).toEqual({
      name: 'full_name_required',
      email: 'email_required',
      subject: 'subject_required',
      message: 'message_required',
    })
  })

  it('promise 22: cannot have an email header in its subject', () => {
    expect(
      errorsOf(contactRequest, { ...message, subject: 'Hi\r\nBcc: all@evil.example' }),
    ).toEqual({
      subject: 'invalid_characters',
    })
  })

  it('promise 21: reports each field that is too long', () => {
    const long = 'a'.repeat(1_000_000)
    expect(
      errorsOf(contactRequest, { name: long, email: long, subject: long, message: long }),
    ).toEqual({
      name: 'too_long',
      email: 'too_long',
      subject: 'too_long',
      message: 'too_long',
    })
  })

  it('promise 21: never throws, and is refused with our own field codes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (value) => {
        for (const code of Object.values(errorsOf(contactRequest, value)))
          expect(fieldCodes).toContain(code)
      }),
    )
  })
})
