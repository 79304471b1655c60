import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import { serviceTypes } from '../business/services.ts'
import { stayStatuses } from '../business/stay.ts'
import type { FieldCode } from '../input/errors.ts'
import { isCalendarDate } from '../time/calendar.ts'

const code = (value: FieldCode): FieldCode => value

/** `day`: the drop-off date in Tirana. */
export const stayFilter = z.object({
  q: z.optional(z.string().check(z.maxLength(limitsOfText.search, code('too_long')))),
  day: z.optional(z.string().check(z.refine(isCalendarDate, { error: code('date_invalid') }))),
  status: z.optional(z.enum(stayStatuses, code('invalid'))),
  service: z.optional(z.enum(serviceTypes, code('invalid'))),
})

export type StayFilter = z.output<typeof stayFilter>
