import { type FormEvent, useRef, useState } from 'react'
import { IdempotencyKeys } from '../../../browser/idempotency-keys.ts'
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
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const [keys] = useState(() => new IdempotencyKeys('shuttle'))

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (running.current) return
    const form = event.currentTarget
    running.current = true
    setSending(true)
    setFailure(null)
    try {
      await send(form, valuesOf(form))
    } finally {
      running.current = false
      setSending(false)
    }
  }

  async function send(form: HTMLFormElement, values: ShuttleValues): Promise<void> {
    if (show(form, await checked(values))) return
    const booking = shuttleBooking(values, locale)
    try {
      const { reference } = await bookShuttle(booking, keys.keyFor(booking))
      keys.forget()
      booked({ reference, booking, values })
    } catch (error) {
      setFailure(failed())
      show(form, refusedFields(error))
    }
  }

  /** Puts each error under its field and goes to the first; false where there is none. */
  function show(form: HTMLFormElement, found: ShuttleErrors): boolean {
    setErrors(found)
    const first = shuttleFields.find((field) => found[field])
    if (!first) return false
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return true
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
