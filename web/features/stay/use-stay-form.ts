import { useEffect, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { isCalendarDate } from '../../../domain/calendar.ts'
import { defaultStay, type OfferedHours } from '../../../domain/opening-hours.ts'
import { forgetInTab, keepInTab } from '../../kept-in-tab.ts'
import { restoredStay } from './restored-stay.ts'
import { settleTimes } from './settle-times.ts'
import type { StayValues } from './stay-values.ts'
import { typedBefore } from './typed-before.ts'
import { useNow } from './use-now.ts'

export interface StayForm {
  /** The id of the form element. */
  id: string
  form: UseFormReturn<StayValues>
  hours: OfferedHours
  /** Nothing in the prerendered page. */
  now: Date | null
  /** Lets the other times follow when one was changed. */
  settle: () => void
  /** Back to what the form starts with; what was kept of it is forgotten. */
  startOver: () => void
}

/** What stands in the prerendered form, which knows no date. */
function blankStay(hours: OfferedHours): StayValues {
  return {
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    dropOffDate: '',
    dropOffTime: hours.dropOff,
    pickUpDate: '',
    pickUpTime: hours.pickUp,
    luggageCount: '1',
    specialRequests: '',
    plan: 'daily',
    departureKind: 'bus',
    departureDate: '',
    departureTime: '',
  }
}

export function useStayForm(
  id: string,
  hours: OfferedHours,
  resolver: Resolver<StayValues>,
): StayForm {
  const blank = blankStay(hours)
  const [typed] = useState(() => typedBefore(id, blank))
  const form = useForm<StayValues>({ defaultValues: blank, resolver })
  const now = useNow()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's start, once
  useEffect(() => {
    const start = { ...blank, ...defaultStay(hours, new Date()) }
    form.reset({ ...restoredStay(id, start, hours, new Date()), ...typed })
  }, [])

  // On every change, as nobody says when they choose another language.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) keepInTab(id, values)
        },
      }),
    [form, id],
  )

  // Until the first submission nothing is checked again as it is typed; what was told goes by then.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name || form.formState.isSubmitted) return
          const field = name as keyof StayValues
          if (form.getFieldState(field).error) form.clearErrors(field)
        },
      }),
    [form],
  )

  function settle(): void {
    const stay = form.getValues()
    if (!isCalendarDate(stay.dropOffDate)) return
    const shouldValidate = form.formState.isSubmitted
    for (const [field, value] of Object.entries(settleTimes(stay, hours, new Date()))) {
      form.setValue(field as keyof StayValues, value, { shouldValidate })
    }
  }

  function startOver(): void {
    forgetInTab(id)
    form.reset({ ...blank, ...defaultStay(hours, new Date()) })
  }

  return { id, form, hours, now, settle, startOver }
}
