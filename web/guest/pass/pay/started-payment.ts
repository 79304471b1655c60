import type { PaymentProof } from '../../../../domain/booking/booking.ts'
import { forgetInTab, savedTexts, saveInTab } from '../../../browser/saved-in-tab.ts'
import { getPaymentStatus, isUnknownPayment } from '../../payment/asked-status.ts'
import type { RequestedValues } from '../change/change-form-values.ts'
import { putLink } from '../pass-token.ts'

export interface ResumablePayment extends PaymentProof {
  /**
   * Token of the pass link.
   * If another tab or browser started the payment, `null` until `findLink` has fetched it.
   */
  token: string | null
  touched: Partial<RequestedValues>
}

const savedAs = 'begun-payment'
const dates = ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime'] as const

let started: ResumablePayment | null | undefined

/**
 * Returns the payment that this tab started or that a bank's page returned to it, or `null`.
 * It is saved in the tab, so it survives a reload.
 */
export function startedPayment(): ResumablePayment | null {
  if (started === undefined) started = savedPayment()
  return started
}

function savedPayment(): ResumablePayment | null {
  const {
    token = null,
    paymentIntentId,
    clientSecret,
    luggageCount,
    ...saved
  } = savedTexts(savedAs)
  if (!paymentIntentId || !clientSecret) return null
  const touched: Partial<RequestedValues> = luggageCount
    ? { luggageCount: Number(luggageCount) }
    : {}
  for (const field of dates) {
    const text = saved[field]
    if (text) touched[field] = text
  }
  return { token, paymentIntentId, clientSecret, touched }
}

export function keepStarted(payment: ResumablePayment): void {
  started = payment
  const { token, touched, ...proof } = payment
  const { luggageCount, ...others } = touched
  saveInTab(savedAs, {
    ...proof,
    ...others,
    ...(token && { token }),
    ...(luggageCount && { luggageCount: String(luggageCount) }),
  })
}

export function forgetStarted(): void {
  started = null
  forgetInTab(savedAs)
}

/**
 * Saves the payment of a bank's redirect, if any, and removes it from the address.
 * If this tab started the payment, restores the pass link.
 */
export function takeFromBank(): void {
  const query = new URLSearchParams(globalThis.paymentReturn)
  globalThis.paymentReturn = undefined
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  if (!paymentIntentId || !clientSecret) return
  const own = startedPayment()
  const isOwn = own?.paymentIntentId === paymentIntentId
  if (!isOwn) keepStarted({ paymentIntentId, clientSecret, token: null, touched: {} })
  history.replaceState(history.state, '', location.pathname)
  if (isOwn && own.token) putLink(own.token)
}

/**
 * Puts a payment's pass link into the address, and saves it with the payment.
 * Deletes the saved payment if the Worker doesn't know it or returns no link. Throws for any other
 * failure.
 */
export async function findLink(payment: ResumablePayment): Promise<void> {
  try {
    const { passToken } = await getPaymentStatus(payment)
    if (!passToken) return forgetStarted()
    keepStarted({ ...payment, token: passToken })
    putLink(passToken)
  } catch (error) {
    if (!isUnknownPayment(error)) throw error
    forgetStarted()
  }
}
