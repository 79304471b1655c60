import type { StayPart } from '../../../../domain/pricing/cheapest-split.ts'
import { tiranaDate, tiranaTime } from '../../../../domain/time/calendar.ts'
import { forgetInTab, savedInTab, saveInTab } from '../../../browser/saved-in-tab.ts'
import type { StayValues } from '../form/stay-values.ts'
import { pricedFields } from './stay-price.ts'

export type PartValues = Pick<StayValues, (typeof pricedFields)[number]>

/**
 * A stay booked as two bookings.
 * `whole` is the stay as one booking.
 */
export interface SavedSplit {
  whole: PartValues
  first: PartValues
  second: PartValues
}

const nameOf = (formId: string) => `${formId}-split`

export function saveSplit(formId: string, split: SavedSplit): void {
  saveInTab(nameOf(formId), split)
}

/** Returns `null` if no split is saved or the form no longer contains its first booking. */
export function savedSplit(formId: string, values: PartValues): SavedSplit | null {
  const saved = savedInTab(nameOf(formId)) as Partial<SavedSplit> | null
  const { whole, first, second } = saved ?? {}
  const isAtFirst = first && pricedFields.every((field) => first[field] === values[field])
  return isAtFirst && whole && second ? { whole, first, second } : null
}

export function forgetSplit(formId: string): void {
  forgetInTab(nameOf(formId))
}

export function partValues({
  storageType,
  luggageCount,
  startDate,
  endDate,
}: StayPart): PartValues {
  return {
    luggageCount: String(luggageCount),
    plan: storageType,
    dropOffDate: tiranaDate(startDate),
    dropOffTime: tiranaTime(startDate),
    pickUpDate: tiranaDate(endDate),
    pickUpTime: tiranaTime(endDate),
  }
}
