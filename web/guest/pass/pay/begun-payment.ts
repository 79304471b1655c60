import type { PaymentProof } from '../../../../domain/booking/booking.ts'
import { forgetInTab, keepInTab, keptTexts } from '../../../browser/kept-in-tab.ts'
import { getPaymentStatus, isUnknownPayment } from '../../payment/asked-status.ts'
import type { Wished } from '../change/change-wish.ts'
import { putLink } from '../pass-token.ts'

/** A payment for a change, from before its card is charged until the guest knows what became of it. */
export interface BegunPayment extends PaymentProof {
  /** Of the pass; null where a bank has led to a browser in which it was not begun. */
  token: string | null
  /** What stood in the form. */
  touched: Partial<Wished>
}

const keptAs = 'begun-payment'
const dates = ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime'] as const

let begun: BegunPayment | null | undefined

/** The tab keeps it: a reload finds it, and a guest whom the bank leads back. */
export function begunPayment(): BegunPayment | null {
  if (begun === undefined) begun = keptPayment()
  return begun
}

function keptPayment(): BegunPayment | null {
  const { token = null, paymentIntentId, clientSecret, luggageCount, ...kept } = keptTexts(keptAs)
  if (!paymentIntentId || !clientSecret) return null
  const touched: Partial<Wished> = luggageCount ? { luggageCount: Number(luggageCount) } : {}
  for (const field of dates) {
    const text = kept[field]
    if (text) touched[field] = text
  }
  return { token, paymentIntentId, clientSecret, touched }
}

export function keepBegun(payment: BegunPayment): void {
  begun = payment
  const { token, touched, ...proof } = payment
  const { luggageCount, ...others } = touched
  keepInTab(keptAs, {
    ...{ ...proof, ...others },
    ...(token && { token }),
    ...(luggageCount && { luggageCount: String(luggageCount) }),
  })
}

export function forgetBegun(): void {
  begun = null
  forgetInTab(keptAs)
}

/** A bank has led back here: its answer has left the address, and the link of the pass is put there. */
export function takeFromBank(): void {
  const query = new URLSearchParams(globalThis.paymentReturn)
  globalThis.paymentReturn = undefined
  const paymentIntentId = query.get('payment_intent')
  const clientSecret = query.get('payment_intent_client_secret')
  if (!paymentIntentId || !clientSecret) return
  const own = begunPayment()
  const isOwn = own?.paymentIntentId === paymentIntentId
  if (!isOwn) keepBegun({ paymentIntentId, clientSecret, token: null, touched: {} })
  history.replaceState(history.state, '', location.pathname)
  if (isOwn && own.token) putLink(own.token)
}

/**
 * Puts the link of the pass that a payment is for into the address, where this browser does not know it: its
 * secret opens the pass. Throws where nobody answers.
 */
export async function findLink(payment: BegunPayment): Promise<void> {
  try {
    const { passToken } = await getPaymentStatus(payment)
    if (!passToken) return forgetBegun()
    keepBegun({ ...payment, token: passToken })
    putLink(passToken)
  } catch (error) {
    if (!isUnknownPayment(error)) throw error
    forgetBegun()
  }
}
