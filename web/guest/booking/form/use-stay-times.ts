import { useRef, useState } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { closureErrors } from '../../../../domain/booking/stay-times.ts'
import type { FieldCode, FieldErrors } from '../../../../domain/input/errors.ts'
import {
  defaultStay,
  type OfferedHours,
  type StayDates,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { isCalendarDate } from '../../../../domain/time/calendar.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../../opening-hours/opening-times.ts'
import { adjustTimes } from './adjust-times.ts'
import { onFormFields } from './fields/form-fields.ts'
import { instantOf, type StayValues } from './stay-values.ts'

type StayTime = keyof StayDates

interface StayTimes {
  openingTimes: OpeningTimes
  learnClosures: () => void
  moveTimes: (to: Partial<StayDates>) => void
  registerTime: RegisterTime
}

export type RegisterTime = (
  name: StayTime,
) => UseFormRegisterReturn<StayTime> & { onFocus: () => void }

const timeFields = ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime'] as const
const backwards: FieldCode = 'pick_up_before_drop_off'
const toldAtOnce: FieldCode[] = [backwards, 'office_closed', 'office_full']
const restMilliseconds = 700

/**
 * Keeps a stay's dates and times consistent.
 * While a field is edited, the other fields are derived from their values before the edit, because
 * a half-typed date may be any date.
 */
export function useStayTimes(form: UseFormReturn<StayValues>, hours: OfferedHours): StayTimes {
  const editing = useRef<{ field: StayTime; before: StayDates } | null>(null)
  const [openingTimes, setOpeningTimes] = useState(knownOpeningTimes)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  function settle(edited: StayTime): void {
    clearTimeout(rest.current)
    rest.current = setTimeout(notify, restMilliseconds)
    const stay = datesOf(form.getValues())
    if (!isCalendarDate(stay.dropOffDate)) return
    const before = editing.current?.field === edited ? editing.current.before : stay
    const meant = { ...before, [edited]: stay[edited] }
    change({ ...meant, ...adjustTimes(meant, hours, new Date(), knownOpeningTimes(), edited) })
  }

  function change(to: Partial<StayDates>): void {
    const stay = datesOf(form.getValues())
    const shouldValidate = form.formState.isSubmitted
    for (const [field, value] of Object.entries(to) as [StayTime, string][]) {
      if (value !== stay[field]) form.setValue(field, value, { shouldValidate })
    }
  }

  function moveTimes(to: Partial<StayDates>): void {
    const meant = { ...datesOf(form.getValues()), ...to }
    change({ ...to, ...adjustTimes(meant, hours, new Date(), knownOpeningTimes()) })
    notifyAtOnce()
  }

  async function learnClosures(): Promise<void> {
    const before = knownOpeningTimes()
    const learnt = await askOpeningTimes()
    setOpeningTimes(learnt)
    const now = new Date()
    const proposed = defaultStay(hours, now, before)
    const stay = datesOf(form.getValues())
    if (timeFields.every((field) => stay[field] === proposed[field])) {
      change(defaultStay(hours, now, learnt))
    }
    notifyAtOnce()
  }

  /**
   * Updates the errors of the dates and times.
   * Runs once typing has paused, because a half-typed date may be any date.
   */
  function notify(): void {
    notifyAtOnce()
    // A new date may have made a past hour valid.
    const told = timeFields.filter((field) => {
      const { error } = form.getFieldState(field)
      return error && !toldAtOnce.includes(error.type as FieldCode)
    })
    if (told.length > 0) void form.trigger(told)
  }

  function notifyAtOnce(): void {
    const values = form.getValues()
    const startDate = instantOf(values.dropOffDate, values.dropOffTime)
    const endDate = instantOf(values.pickUpDate, values.pickUpTime)
    const codes: FieldErrors = {
      ...(startDate && closureErrors({ startDate, endDate }, knownOpeningTimes())),
      ...(startDate && endDate && endDate < startDate && { endDate: backwards }),
    }
    const wrong = onFormFields(codes, values, new Date())
    for (const field of timeFields) {
      const code = wrong[field]
      const told = form.getFieldState(field).error?.message as FieldCode | undefined
      if (code) form.setError(field, { type: code, message: code })
      else if (told && toldAtOnce.includes(told)) form.clearErrors(field)
    }
  }

  const registerTime: RegisterTime = (name) => ({
    ...form.register(name, { onChange: () => settle(name) }),
    onFocus: () => {
      editing.current = { field: name, before: datesOf(form.getValues()) }
    },
  })

  return { openingTimes, learnClosures: () => void learnClosures(), moveTimes, registerTime }
}

function datesOf({ dropOffDate, dropOffTime, pickUpDate, pickUpTime }: StayValues): StayDates {
  return { dropOffDate, dropOffTime, pickUpDate, pickUpTime }
}
