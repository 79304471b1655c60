import { business } from '../domain/business.ts'

const { street, postalCode, city } = business.address

/** Where the office is, in one line. */
export const addressLine = `${street}, ${postalCode} ${city}`

/** What a link that dials a number leads to: spaces are for readers. */
export function dialLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
