import { business } from '../domain/business.ts'

/**
 * 08:00–23:00, read alike in every language. Not by `domain/opening-hours.ts`, which would bring the
 * whole calendar onto every page.
 */
export const hoursText = `${onTheHour(business.opensAt)}–${onTheHour(business.closesAt)}`

function onTheHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
