import { describe, expect, it } from 'vitest'
import { contactErrors } from '../../../../web/guest/contact/contact-errors.ts'

describe('what stands under the fields of a message', () => {
  it('asks for all four (specification, section 5)', () => {
    expect(contactErrors({ name: '', email: '', subject: ' ', message: '' })).toEqual({
      name: 'full_name_required',
      email: 'email_required',
      subject: 'subject_required',
      message: 'message_required',
    })
  })

  it('is nothing for a whole message', () => {
    const message = { name: 'Ana', email: 'ana@example.org', subject: 'Skis', message: 'Skis?\n' }
    expect(contactErrors(message)).toEqual({})
  })
})
