import { createContext } from 'react'
import { business } from '../../../../domain/business/business.ts'
import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'

/** The visitor's message that an answer replies to. Empty for the welcome. */
export const Asked = createContext('')

const maxCharacters = 300

/** Returns a link to a WhatsApp chat with the office, with the visitor's message already typed. */
export function askedLink(asked: string): string {
  // The spread doesn't split surrogate pairs. A lone surrogate can't be encoded, but may be pasted.
  const whole = [...asked].slice(0, maxCharacters).join('').toWellFormed()
  return whatsappLink(business.phone, whole)
}
