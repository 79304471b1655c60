import { useLingui } from '@lingui/react/macro'
import type { LocalTime } from '../../../../domain/booking/departure.ts'
import { business } from '../../../../domain/business/business.ts'
import { calendarFile } from '../../../../domain/pass/calendar-file.ts'
import { stayEvents } from '../../../../domain/pass/stay-calendar.ts'
import { tiranaInstant } from '../../../../domain/time/calendar.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { addressLine } from '../../../words/office-text.ts'
import { type BookedStay, bookedPickUpOf } from './booked-stay.ts'
import { useCollectByWords } from './use-collect-by-words.ts'

interface CalendarStay {
  reference: string
  stay: BookedStay
  last: Date
  safe: LocalTime | null
}

export function useStayCalendar(): (stay: CalendarStay) => void {
  const { t } = useLingui()
  const locale = useLocale()
  const collect = useCollectByWords()
  const { name, phone, origin } = business
  return ({ reference, stay, last, safe }) => {
    const by = collect.by(last, null)
    const after = collect.after(stay)
    const words = {
      dropOff: t({ message: `Drop off your bags: ${name}`, context: 'title of a calendar entry' }),
      pickUp: t({ message: `Collect your bags: ${name}`, context: 'title of a calendar entry' }),
      dropOffNote: t({
        message: `Show ${reference} at our desk. Phone: ${phone}`,
        context: 'in a calendar entry',
      }),
      pickUpNote: `${by} ${after}\n${reference}, ${phone}`,
      reminder: by,
      location: `${name}, ${addressLine}`,
      url: origin + hrefOf(paths.location, locale),
    }
    const booked = {
      reference,
      startDate: new Date(stay.startDate),
      pickUpAt: bookedPickUpOf(stay),
      changes: stay.changes ?? 0,
      ...(safe && { lastSafePickUp: tiranaInstant(safe.date, safe.time) }),
    }
    const events = stayEvents(booked, words)
    const text = calendarFile({ method: 'PUBLISH', madeAt: new Date(), language: locale, events })
    saveFile(`${reference}.ics`, 'text/calendar;charset=utf-8', text)
  }
}
