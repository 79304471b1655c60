import { type StorageType, storageTypes } from '../../../../domain/business/stay.ts'
import {
  type OfferedHours,
  timeOptionsAhead,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { isCalendarDate } from '../../../../domain/time/calendar.ts'
import { keptTexts } from '../../../browser/kept-in-tab.ts'
import { settleTimes } from './settle-times.ts'
import type { StayValues } from './stay-values.ts'

/**
 * What a form held before a reload or another language, over what it starts with. A day that has
 * passed meanwhile gives way to the form's own dates, an hour that has to the next one, unless that
 * would leave nothing of the stay.
 */
export function restoredStay(
  formId: string,
  start: StayValues,
  hours: OfferedHours,
  now: Date,
  openingTimes: OpeningTimes,
): StayValues {
  const kept: Partial<StayValues> = keptTexts(formId, Object.keys(start))
  if (!storageTypes.includes(kept.plan as StorageType)) delete kept.plan
  const values = { ...start, ...kept }
  if (!isCalendarDate(values.dropOffDate)) return values
  const ahead = timeOptionsAhead('drop_off', values.dropOffDate, hours, now, openingTimes)
  const settled = { ...values, ...settleTimes(values, hours, now, openingTimes) }
  if (ahead.length === 0 || isLeftWithoutLength(values, settled)) {
    const { dropOffDate, dropOffTime, pickUpDate, pickUpTime } = start
    return { ...values, dropOffDate, dropOffTime, pickUpDate, pickUpTime }
  }
  return settled
}

function isLeftWithoutLength(kept: StayValues, settled: StayValues): boolean {
  const { dropOffDate, dropOffTime, pickUpDate, pickUpTime } = settled
  const moved = dropOffTime !== kept.dropOffTime
  return moved && pickUpDate === dropOffDate && pickUpTime === dropOffTime
}
