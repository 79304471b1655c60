import { business } from '../../../domain/business/business.ts'

const { latitude, longitude } = business.coordinates

/** Walking directions to the office, from wherever the phone is. */
export const walkingRoute = `https://www.google.com/maps/dir/?api=1&travelmode=walking&destination=${latitude},${longitude}`

/** The same from a place that the map knows by this name. */
export const walkingRouteFrom = (place: string): string =>
  `${walkingRoute}&origin=${encodeURIComponent(place)}`
