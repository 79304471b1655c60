import { keepInTab } from '../../../browser/kept-in-tab.ts'
import type { StayValues } from '../form/stay-values.ts'

export const departureKeptAs = 'departure'

/** What a guest catches after a stay, which the Worker is not told: for the receipt of that stay alone. */
export function keepDeparture(values: StayValues, startDate: string): void {
  const { departureKind: kind, departureDate, departureTime: time, pickUpDate } = values
  keepInTab(departureKeptAs, { kind, date: departureDate || pickUpDate, time, startDate })
}
