import { useRef } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { isCalendarDate } from '../../../domain/calendar.ts'
import type { OfferedHours, StayDates } from '../../../domain/opening-hours.ts'
import { onFormFields } from './form-fields.ts'
import { settleTimes } from './settle-times.ts'
import { instantOf, type StayValues } from './stay-values.ts'

type StayTime = keyof StayDates

export type RegisterTime = (
  name: StayTime,
) => UseFormRegisterReturn<StayTime> & { onFocus: () => void }

const pickUpFields = ['pickUpDate', 'pickUpTime'] as const
const timeFields = ['dropOffDate', 'dropOffTime', ...pickUpFields] as const
const backwards = 'pick_up_before_drop_off'
const restMilliseconds = 700

/**
 * The dates and times of a stay, which follow one another. While one is edited, the others follow from
 * what they were before: a date that is typed passes through others that nobody means.
 */
export function useStayTimes(form: UseFormReturn<StayValues>, hours: OfferedHours): RegisterTime {
  const editing = useRef<{ field: StayTime; before: StayDates } | null>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  function settle(edited: StayTime): void {
    clearTimeout(rest.current)
    rest.current = setTimeout(tell, restMilliseconds)
    const stay = datesOf(form.getValues())
    if (!isCalendarDate(stay.dropOffDate)) return
    const before = editing.current?.field === edited ? editing.current.before : stay
    const meant = { ...before, [edited]: stay[edited] }
    const settled = { ...meant, ...settleTimes(meant, hours, new Date(), edited) }
    const shouldValidate = form.formState.isSubmitted
    for (const field of Object.keys(settled) as StayTime[]) {
      if (settled[field] !== stay[field]) form.setValue(field, settled[field], { shouldValidate })
    }
  }

  /**
   * Told once the keys rest: a date that is half typed may lie anywhere, and what appears while a
   * field is left would move the button away from under the finger.
   */
  function tell(): void {
    tellOrder()
    // An hour that had passed is one to come on a later day, though nobody touched the hour itself.
    const told = timeFields.filter((field) => {
      const { error } = form.getFieldState(field)
      return error && error.type !== backwards
    })
    if (told.length > 0) void form.trigger(told)
  }

  function tellOrder(): void {
    const values = form.getValues()
    const wrong = isBackwards(values)
      ? onFormFields({ endDate: backwards }, values, new Date())
      : {}
    for (const field of pickUpFields) {
      if (wrong[field]) form.setError(field, { type: backwards, message: backwards })
      else if (form.getFieldState(field).error?.message === backwards) form.clearErrors(field)
    }
  }

  return (name) => ({
    ...form.register(name, { onChange: () => settle(name) }),
    onFocus: () => {
      editing.current = { field: name, before: datesOf(form.getValues()) }
    },
  })
}

function datesOf({ dropOffDate, dropOffTime, pickUpDate, pickUpTime }: StayValues): StayDates {
  return { dropOffDate, dropOffTime, pickUpDate, pickUpTime }
}

function isBackwards({ dropOffDate, dropOffTime, pickUpDate, pickUpTime }: StayValues): boolean {
  const dropOff = instantOf(dropOffDate, dropOffTime)
  const pickUp = instantOf(pickUpDate, pickUpTime)
  return Boolean(dropOff && pickUp && pickUp < dropOff)
}
