import { type FormEvent, useState } from 'react'
import { goToFirst } from '../../../forms/go-to-first.ts'
import { useSubmission } from '../../../forms/use-submission.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { useBookingFailed } from '../use-booking-failed.ts'
import {
  type BookedShuttle,
  bookShuttle,
  refusedFields,
  shuttleBooking,
} from './shuttle-booking.ts'
import {
  type ShuttleErrors,
  type ShuttleField,
  type ShuttleValues,
  shuttleFields,
  valuesOf,
} from './shuttle-values.ts'

/** Reads, checks and sends the request; a failure keeps what was typed. */
export function useShuttleForm(booked: (booked: BookedShuttle) => void) {
  const locale = useLocale()
  const failed = useBookingFailed()
  const [errors, setErrors] = useState<ShuttleErrors>({})
  const { busy: sending, failure, setFailure, run, send } = useSubmission('shuttle')

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    await run(() => book(form, valuesOf(form)))
  }

  async function book(form: HTMLFormElement, values: ShuttleValues): Promise<void> {
    if (show(form, await checked(values))) return
    const booking = shuttleBooking(values, locale)
    try {
      const { reference } = await send(booking, bookShuttle)
      booked({ reference, booking, values })
    } catch (error) {
      setFailure(failed())
      show(form, refusedFields(error))
    }
  }

  /** Puts each error under its field and goes to the first; false where there is none. */
  function show(form: HTMLFormElement, found: ShuttleErrors): boolean {
    setErrors(found)
    const wrong = shuttleFields.filter((field) => found[field])
    goToFirst(form, wrong)
    return wrong.length > 0
  }

  function changed(field: ShuttleField): void {
    if (errors[field]) setErrors({ ...errors, [field]: undefined })
  }

  return { errors, sending, failure, submit, changed }
}

/** Where the check can't be fetched, the Worker's own has to do. */
async function checked(values: ShuttleValues): Promise<ShuttleErrors> {
  const check = await import('./shuttle-errors.ts').catch(() => null)
  return check ? check.shuttleErrors(values) : {}
}
