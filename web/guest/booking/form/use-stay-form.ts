import { type FocusEvent, useEffect, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import {
  defaultStay,
  type OfferedHours,
  type StayDates,
} from '../../../../domain/opening-hours/opening-hours.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { forgetInTab, saveInTab } from '../../../browser/saved-in-tab.ts'
import { useNow } from '../../../browser/use-now.ts'
import { goToFirst } from '../../../forms/go-to-first.ts'
import { useCheckedFields } from '../../../forms/use-checked-fields.ts'
import { useSavedInTab } from '../../../forms/use-saved-in-tab.ts'
import { forgetSplit, savedSplit } from '../price/saved-split.ts'
import { restoredStay, tappedBefore, typedBefore } from './first-values.ts'
import { takeStayFromLink } from './stay-link.ts'
import type { StayField, StayValues } from './stay-values.ts'
import { type RegisterTime, useStayTimes } from './use-stay-times.ts'

export interface StayForm {
  id: string
  form: UseFormReturn<StayValues>
  hours: OfferedHours
  /** `null` in the prerendered page and until the form has mounted. */
  now: Date | null
  /** May lack closures until `learnClosures` has fetched them. */
  openingTimes: OpeningTimes
  /** Fetches the closures, then updates unchanged default dates and times, and the errors. */
  learnClosures: () => void
  moveTimes: (to: Partial<StayDates>) => void
  registerTime: RegisterTime
  /** Focuses the first of these fields in the form, even in a collapsed section. */
  goTo: (...fields: StayField[]) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
  /**
   * Resets the form.
   * After the first of two bookings, saves the second in the tab, for the next page load.
   */
  startOver: () => void
}

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
  const [tapped] = useState(() => tappedBefore(id))
  const form = useForm<StayValues>({
    defaultValues: blank,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const now = useNow()
  const { openingTimes, learnClosures, moveTimes, registerTime } = useStayTimes(form, hours)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const now = new Date()
    const start = { ...blank, ...defaultStay(hours, now, openingTimes) }
    const linked = takeStayFromLink(hours, now, openingTimes)
    const meant = { ...linked, ...tapped(hours, now), ...typed }
    const restored = { ...restoredStay(id, start, hours, now, openingTimes), ...meant }
    form.reset(restored)
    if (Object.keys(meant).length > 0) saveInTab(id, restored)
  }, [])

  useSavedInTab(form, (values) => saveInTab(id, values))
  const onBlur = useCheckedFields(form)

  function goTo(...fields: StayField[]): void {
    goToFirst(document.getElementById(id), fields)
  }

  function startOver(): void {
    const values = form.getValues()
    const split = savedSplit(id, values)
    forgetSplit(id)
    const start = { ...blank, ...defaultStay(hours, new Date(), openingTimes) }
    form.reset(start)
    forgetInTab(id)
    if (!split) return
    const { customerName, customerEmail, customerPhone } = values
    saveInTab(id, { ...start, customerName, customerEmail, customerPhone, ...split.second })
  }

  return {
    id,
    form,
    hours,
    now,
    openingTimes,
    learnClosures,
    moveTimes,
    registerTime,
    goTo,
    onBlur,
    startOver,
  }
}
