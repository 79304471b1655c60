import { business } from '../../domain/business/business.ts'

const { street, postalCode, city } = business.address

export const addressLine = `${street}, ${postalCode} ${city}`

export function dialLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
