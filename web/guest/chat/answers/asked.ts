import { createContext } from 'react'
import { business } from '../../../../domain/business/business.ts'
import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'

/** The visitor's message that an answer replies to. Empty for the welcome. */
export const Asked = createContext('')

const maxCharacters = 300

/** Returns a WhatsApp link to the office that begins with the visitor's message. */
export function askedLink(asked: string): string {
  // Half an emoji can't be encoded, whether cut here or pasted.
  const whole = [...asked].slice(0, maxCharacters).join('').toWellFormed()
  return whatsappLink(business.phone, whole)
}
