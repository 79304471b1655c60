import { usualStays } from '../../../../domain/booking/usual-stays.ts'
import { type StorageType, storageTypes } from '../../../../domain/business/stay.ts'
import {
  type OfferedHours,
  type StayDates,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import {
  type OpeningTimes,
  regularOpeningTimes,
} from '../../../../domain/opening-hours/opening-times.ts'
import { isCalendarDate, tiranaDate } from '../../../../domain/time/calendar.ts'
import { savedTexts } from '../../../browser/saved-in-tab.ts'
import { adjustTimes } from './adjust-times.ts'
import { usualStayField, usualStayValue } from './fields/usual-stay-value.ts'
import type { StayField, StayValues } from './stay-values.ts'

/**
 * Returns `start`, overridden by the values saved in the tab.
 * If the saved drop-off is no longer offered, another hour of its date is used, or else the dates
 * and times of `start`.
 */
export function restoredStay(
  formId: string,
  start: StayValues,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): StayValues {
  const saved: Partial<StayValues> = savedTexts(formId, Object.keys(start))
  if (!storageTypes.includes(saved.plan as StorageType)) delete saved.plan
  const values = { ...start, ...saved }
  if (!isCalendarDate(values.dropOffDate)) return values
  const ahead = timeOptionsAhead('drop_off', values.dropOffDate, hours, now, openingTimes)
  const settled = { ...values, ...adjustTimes(values, hours, now, openingTimes) }
  if (ahead.length === 0 || isLeftWithoutLength(values, settled)) {
    const { dropOffDate, dropOffTime, pickUpDate, pickUpTime } = start
    return { ...values, dropOffDate, dropOffTime, pickUpDate, pickUpTime }
  }
  return settled
}

function isLeftWithoutLength(saved: StayValues, settled: StayValues): boolean {
  const { dropOffDate, dropOffTime, pickUpDate, pickUpTime } = settled
  const moved = dropOffTime !== saved.dropOffTime
  return moved && pickUpDate === dropOffDate && pickUpTime === dropOffTime
}

export function typedBefore(formId: string, blank: StayValues): Partial<StayValues> {
  const form = globalThis.document?.getElementById(formId) as HTMLFormElement | null | undefined
  if (!form) return {}
  const typed: Partial<Record<StayField, string>> = {}
  for (const [name, value] of new FormData(form)) {
    if (!(name in blank) || typeof value !== 'string') continue
    const field = name as StayField
    if (value !== blank[field]) typed[field] = value
  }
  return typed as Partial<StayValues>
}

/**
 * Reads which usual stay was chosen before hydration.
 * Returns a function that finds this stay. That function returns `undefined` if there is none.
 */
export function tappedBefore(
  formId: string,
): (hours: OfferedHours, now: Date) => StayDates | undefined {
  const form = globalThis.document?.getElementById(formId)
  const tapped = form && form instanceof HTMLFormElement && new FormData(form).get(usualStayField)
  return (hours, now) =>
    usualStays(hours, now, regularOpeningTimes).find(
      (one) => usualStayValue(one, tiranaDate(now)) === tapped,
    )
}
