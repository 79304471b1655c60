import { usualStays } from '../../../../domain/booking/usual-stays.ts'
import type { OfferedHours, StayDates } from '../../../../domain/opening-hours/opening-hours.ts'
import { regularOpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import { usualStayField, usualStayValue } from './fields/usual-stay-value.ts'
import type { StayField, StayValues } from './stay-values.ts'

/** What a visitor typed into the prerendered form while its script was still on the way. */
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

/** The usual stay that they tapped meanwhile, once it is known which day it is. */
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
