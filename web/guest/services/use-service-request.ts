import { useEffect, useRef, useState } from 'react'
import type { MadeBooking } from '../../../domain/api.ts'
import { prices } from '../../../domain/business/business.ts'
import type { Cents } from '../../../domain/business/money.ts'
import type { ServiceType } from '../../../domain/business/services.ts'
import { storedPrice } from '../../../domain/pricing/pricing.ts'
import { ApiError, send } from '../../api.ts'
import { useSubmission } from '../../forms/use-submission.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { track } from '../consent/analytics.ts'
import { onRequestFields } from './request-fields.ts'
import { requestPrice } from './request-price.ts'
import {
  blankRequest,
  type PricedOrder,
  type RequestField,
  type RequestValues,
  serviceOrder,
} from './request-values.ts'
import { type Requested, savedReceipt, saveReceipt } from './saved-receipt.ts'
import { forgetRequest } from './saved-request.ts'
import type { RequestForm } from './use-request-form.ts'
import { useRequestWords } from './use-request-words.ts'

/** The form's price, and the Worker's price that replaces it, in cents. */
interface Corrected {
  shown: Cents
  right: Cents
}

const label = 'service_request'

export type ServiceRequest = ReturnType<typeof useServiceRequest>

/**
 * Sends the dialog's request, one submission at a time.
 * A running submission continues after the dialog closes. `service` is `null` while the dialog is
 * closed.
 */
export function useServiceRequest(
  form: RequestForm,
  service: ServiceType | null,
  onClose: () => void,
) {
  const locale = useLocale()
  const words = useRequestWords()
  const { busy, failure, setFailure, run, send: sendOnce } = useSubmission('service-request')
  const [corrected, setCorrected] = useState<Corrected | null>(null)
  const [requested, setRequested] = useState<Requested | null>(savedReceipt)
  const [justNow, setJustNow] = useState(false)
  const open = useRef(service)

  useEffect(() => {
    open.current = service
    setFailure(null)
    setCorrected(null)
  }, [service, setFailure])

  async function book(values: RequestValues): Promise<void> {
    if (!service) return
    await run(async () => {
      const price = requestPrice(values, service)
      const shown = price ? storedPrice(price.quote) : 0
      const totalPrice = corrected?.shown === shown ? corrected.right : shown
      const { currency } = prices
      const order = { ...serviceOrder(values, service, locale), totalPrice, currency }
      await sendOnce(order, createRequest).then(
        (made) => finish(made, order),
        (error) => fail(error, service, shown),
      )
    })
  }

  function finish(made: MadeBooking, order: PricedOrder): void {
    track('booking_completed', label)
    const { serviceType, startDate, customerEmail } = order
    words.received(made, serviceType)
    const { id, reference } = made
    const receipt = { id, reference, serviceType, startDate, customerEmail }
    saveReceipt(receipt)
    setRequested(receipt)
    setJustNow(true)
    // Leaves an open dialog for another service, and its values, unchanged.
    if (open.current && open.current !== order.serviceType) return
    form.reset(blankRequest)
    forgetRequest()
    onClose()
  }

  function fail(error: unknown, asked: ServiceType, shown: Cents): void {
    const refusal = error instanceof ApiError ? error : undefined
    const right = refusal?.failure?.totalPrice
    const isOpen = open.current === asked
    if (isOpen && refusal?.code === 'price_mismatch' && right !== undefined) {
      setCorrected({ shown, right })
      return
    }
    track('booking_failed', label)
    const told = words.failed()
    if (!isOpen) return
    setFailure(told)
    const wrong = Object.entries(onRequestFields(refusal?.fieldErrors ?? {}, form.getValues()))
    for (const [index, [field, code]] of wrong.entries()) {
      const shouldFocus = index === 0
      form.setError(field as RequestField, { type: code, message: code }, { shouldFocus })
    }
  }

  return { busy, failure, corrected, requested, justNow, submit: form.handleSubmit(book) }
}

function createRequest(body: PricedOrder, idempotencyKey: string): Promise<MadeBooking> {
  return send('POST /api/bookings', body, { idempotencyKey })
}
