import { business } from '../../../domain/business/business.ts'

const { latitude, longitude } = business.coordinates

export const walkingRoute = `https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=${latitude},${longitude}`

export const walkingRouteFrom = (place: string): string =>
  `${walkingRoute}&origin=${encodeURIComponent(place)}`
