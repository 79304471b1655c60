import { useEffect, useRef, useState } from 'react'
import type { MadeReservation } from '../../../../domain/api.ts'
import { track } from '../../../analytics/analytics.ts'
import { ApiError } from '../../../api.ts'
import { IdempotencyKeys } from '../../../browser/idempotency-keys.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { prepareConfirmation } from '../confirmation/load-confirmation.ts'
import { keepDeparture } from '../departure/kept-departure.ts'
import type { StayPrice } from '../price/stay-price.ts'
import { showRefusedFields } from '../stay/refused-fields.ts'
import { type StayValues, stayRequest } from '../stay/stay-values.ts'
import { useMissingInformation } from '../stay/use-missing-information.ts'
import type { StayForm } from '../stay/use-stay-form.ts'
import { createReservation, type ReservationOrder } from './create-reservation.ts'
import { keepReservation, keptReservation, type Reserved } from './kept-reservation.ts'
import { useReservationWords } from './use-reservation-words.ts'

/** Takes the form to a reservation, one submission at a time. */
export function useReservation(stay: StayForm, price: StayPrice | null) {
  const locale = useLocale()
  const words = useReservationWords()
  const missing = useMissingInformation()
  const [busy, setBusy] = useState(false)
  const [reserved, setReserved] = useState<Reserved | null>(null)
  const [justNow, setJustNow] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const [keys] = useState(() => new IdempotencyKeys(stay.id))

  useEffect(() => setReserved(keptReservation()), [])

  async function reserve(values: StayValues): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    prepareConfirmation()
    const storageType = price?.storageType ?? 'daily'
    const order = { ...stayRequest(values, locale), storageType, source: 'website' as const }
    keepDeparture(values, order.startDate)
    let made: MadeReservation
    try {
      made = await createReservation(order, keys.keyFor(order))
    } catch (error) {
      fail(error)
      return
    } finally {
      running.current = false
      setBusy(false)
    }
    finish(made, order)
  }

  function fail(error: unknown): void {
    track('reservation_failed')
    setFailure(words.failed(error))
    if (error instanceof ApiError) showRefusedFields(stay, error)
  }

  function finish(made: MadeReservation, order: ReservationOrder): void {
    track('reservation_completed')
    keys.forget()
    const { id, reference } = made
    const { startDate, endDate, luggageCount, customerEmail } = order
    const kept: Reserved = {
      id,
      reference,
      startDate,
      ...(endDate && { endDate }),
      luggageCount,
      storageType: order.storageType,
      customerEmail,
      total: price?.total ?? 0,
    }
    keepReservation(kept)
    setReserved(kept)
    setJustNow(true)
    stay.startOver()
    words.confirmed(made)
  }

  return { busy, reserved, justNow, failure, submit: stay.form.handleSubmit(reserve, missing) }
}
