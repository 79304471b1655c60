import { business } from '../../domain/business/business.ts'

const { street, postalCode, city } = business.address
const { latitude, longitude } = business.coordinates

export const addressLine = `${street}, ${postalCode} ${city}`

export function dialLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

/** Link to walking directions to the office, without a starting point. */
export const walkingRoute = `https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=${latitude},${longitude}`

export function walkingRouteFrom(place: string): string {
  return `${walkingRoute}&origin=${encodeURIComponent(place)}`
}
