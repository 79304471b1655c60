import { saveInTab } from '../../../browser/saved-in-tab.ts'
import type { StayValues } from '../form/stay-values.ts'

export const departureSavedAs = 'departure'

/** What a guest catches after a stay, which the Worker is not told: for the receipt of that stay alone. */
export function saveDeparture(values: StayValues, startDate: string): void {
  const { departureKind: kind, departureDate, departureTime: time, pickUpDate } = values
  saveInTab(departureSavedAs, { kind, date: departureDate || pickUpDate, time, startDate })
}
