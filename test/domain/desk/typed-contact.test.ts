import { describe, expect, it } from 'vitest'
import { typedContact } from '../../../domain/desk/typed-contact.ts'

describe('the field for a phone number or an email address', () => {
  it('reads what has an @ as an email address, and all else as a phone number', () => {
    expect(typedContact(' ada@guest.example ')).toEqual({ customerEmail: 'ada@guest.example' })
    expect(typedContact('+49 170 555')).toEqual({ customerPhone: '+49 170 555' })
    for (const empty of ['', '  ']) expect(typedContact(empty)).toEqual({})
  })

  it('says which of them is wrong', () => {
    expect(typedContact('ada@')).toEqual({ error: 'email_invalid' })
    expect(typedContact('12')).toEqual({ error: 'phone_invalid' })
  })
})
