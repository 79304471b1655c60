import { saveInTab } from '../../../browser/saved-in-tab.ts'
import type { StayValues } from '../form/stay-values.ts'

export const departureSavedAs = 'departure'

/**
 * Saves the departure in the tab, for the receipt of the stay that starts at `startDate`.
 * `startDate` is an ISO string in UTC. The departure isn't sent to the Worker.
 */
export function saveDeparture(values: StayValues, startDate: string): void {
  const { departureKind: kind, departureDate, departureTime: time, pickUpDate } = values
  saveInTab(departureSavedAs, { kind, date: departureDate || pickUpDate, time, startDate })
}
