import { useEffect, useState } from 'react'
import type { MadeReservation } from '../../../../domain/api.ts'
import { prices } from '../../../../domain/business/business.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import { ApiError, send } from '../../../api.ts'
import { useSubmission } from '../../../forms/use-submission.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { track } from '../../consent/analytics.ts'
import { saveDeparture } from '../advice/saved-departure.ts'
import { prepareConfirmation } from '../confirmation/load-confirmation.ts'
import { showRefusedFields } from '../form/refused-fields.ts'
import { type StayRequest, type StayValues, stayRequest } from '../form/stay-values.ts'
import { useMissingInformation } from '../form/use-missing-information.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import type { StayPrice } from '../price/stay-price.ts'
import { type Reserved, savedReservation, saveReservation } from './saved-reservation.ts'
import { useReservationWords } from './use-reservation-words.ts'

export function useReservation(stay: StayForm, price: StayPrice | null) {
  const locale = useLocale()
  const words = useReservationWords()
  const missing = useMissingInformation(stay)
  const { busy, failure, setFailure, run, send } = useSubmission(stay.id)
  const [reserved, setReserved] = useState<Reserved | null>(null)
  const [justNow, setJustNow] = useState(false)

  useEffect(() => setReserved(savedReservation()), [])

  const reserve = (values: StayValues) =>
    run(async () => {
      prepareConfirmation()
      const storageType = price?.storageType ?? 'daily'
      const order = { ...stayRequest(values, locale), storageType, source: 'website' as const }
      saveDeparture(values, order.startDate)
      await send(order, createReservation).then((made) => finish(made, order), fail)
    })

  function fail(error: unknown): void {
    track('reservation_failed')
    setFailure(words.failed(error))
    if (error instanceof ApiError) showRefusedFields(stay, error)
  }

  function finish(made: MadeReservation, order: ReservationOrder): void {
    track('reservation_completed')
    const { id, reference, passToken } = made
    const { startDate, endDate, luggageCount, customerEmail } = order
    const saved: Reserved = {
      id,
      reference,
      startDate,
      ...(endDate && { endDate }),
      luggageCount,
      storageType: order.storageType,
      tariff: prices,
      customerEmail,
      total: price?.total ?? 0,
      ...(passToken && { passToken }),
    }
    saveReservation(saved)
    setReserved(saved)
    setJustNow(true)
    stay.startOver()
    words.confirmed(made)
  }

  return { busy, reserved, justNow, failure, submit: stay.form.handleSubmit(reserve, missing) }
}

interface ReservationOrder extends StayRequest {
  storageType: StorageType
  source: 'website'
}

function createReservation(
  body: ReservationOrder,
  idempotencyKey: string,
): Promise<MadeReservation> {
  return send('POST /api/reservations', body, { idempotencyKey })
}
