import { type PlainForm, usePlainForm } from '../../../forms/use-plain-form.tsx'
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
} from './shuttle-values.ts'

export function useShuttleForm(booked: (booked: BookedShuttle) => void): PlainForm<ShuttleField> {
  const locale = useLocale()
  const failed = useBookingFailed()
  const form = usePlainForm('shuttle', shuttleFields, book)

  async function book(values: ShuttleValues): Promise<void> {
    const wrong = await checked(values)
    form.show(wrong)
    if (Object.values(wrong).some(Boolean)) return
    const booking = shuttleBooking(values, locale)
    try {
      const { reference } = await form.send(booking, bookShuttle)
      booked({ reference, booking, values })
    } catch (error) {
      form.setFailure(failed())
      form.show(refusedFields(error))
    }
  }

  return form
}

/**
 * Returns the errors of the values.
 * Empty if the code can't be loaded, because the Worker also checks the values.
 */
async function checked(values: ShuttleValues): Promise<ShuttleErrors> {
  const check = await import('./shuttle-errors.ts').catch(() => null)
  return check ? check.shuttleErrors(values) : {}
}
