import { business } from '../../domain/business/business.ts'

const { street, postalCode, city } = business.address

/** Where the office is, in one line. */
export const addressLine = `${street}, ${postalCode} ${city}`

/**
 * A chat on WhatsApp with a phone number, spaces removed, as the service wants it: digits alone. `text`
 * stands in the message field already.
 */
export function whatsappLink(phone: string, text?: string): string {
  const digits = phone.replace(/\D/g, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** What a link that dials a number leads to: spaces are for readers. */
export function dialLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
