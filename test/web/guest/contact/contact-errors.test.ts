import { describe, expect, it } from 'vitest'
import { contactErrors } from '../../../../web/guest/contact/contact-errors.ts'

describe('the errors of the contact form', () => {
  it('require all four fields (specification, section 5)', () => {
    expect(contactErrors({ name: '', email: '', subject: ' ', message: '' })).toEqual({
      name: 'full_name_required',
      email: 'email_required',
      subject: 'subject_required',
      message: 'message_required',
    })
  })

  it('are empty for a complete message', () => {
    const message = { name: 'Ana', email: 'ana@example.org', subject: 'Skis', message: 'Skis?\n' }
    expect(contactErrors(message)).toEqual({})
  })
})
