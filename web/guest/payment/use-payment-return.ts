import { useEffect, useState } from 'react'
import type { PaidBooking } from '../../../domain/api.ts'
import type { PaymentProof } from '../../../domain/booking/booking.ts'
import { getPaymentStatus, isUnknownPayment } from './asked-status.ts'
import { takePaymentReturn } from './payment-return.ts'
import { paymentProgressOf } from './payment-status.ts'
import { savePaymentStatus } from './saved-payments.ts'

export type ReturnState =
  | { kind: 'asking' }
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  /** All requests have failed. From now on, only `tryAgain` retries. */
  | { kind: 'stopped'; asking: boolean; tryAgain: () => void }
  | { kind: 'known'; booking: PaidBooking }

/** Pauses between status requests. */
const pausesSeconds = [2, 3, 5, 8, 12, 20, 30]

/**
 * Fetches and saves the status of the returning guest's payment.
 * Retries a few times while the payment is in progress or the request fails.
 */
export function usePaymentReturn(): ReturnState {
  const [state, setState] = useState<ReturnState>({ kind: 'asking' })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false

    async function ask(payment: PaymentProof, attempt: number): Promise<void> {
      const next = await getPaymentStatus(payment).then(knownState, lostState)
      if (next.kind === 'known') await savePaymentStatus(payment.paymentIntentId, next.booking)
      if (gone) return
      const tryAgain = () => {
        setState({ kind: 'stopped', asking: true, tryAgain })
        void ask(payment, pausesSeconds.length)
      }
      const lost = next.kind === 'unreachable'
      const pause = pausesSeconds[attempt]
      const shown = lost && !pause ? ({ kind: 'stopped', asking: false, tryAgain } as const) : next
      setState((before) => (lost && before.kind === 'known' ? before : shown))
      if (pause && isOpen(next))
        timer = setTimeout(() => void ask(payment, attempt + 1), pause * 1000)
    }

    void takePaymentReturn().then((payment) => {
      if (payment) return ask(payment, 0)
      if (!gone) setState({ kind: 'unknown' })
    })

    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])

  return state
}

function knownState(booking: PaidBooking): ReturnState {
  return { kind: 'known', booking }
}

function lostState(error: unknown): ReturnState {
  return { kind: isUnknownPayment(error) ? 'unknown' : 'unreachable' }
}

function isOpen(state: ReturnState): boolean {
  if (state.kind === 'unreachable') return true
  if (state.kind !== 'known') return false
  const status = paymentProgressOf(state.booking)
  return status === 'processing' || status === 'unfinished'
}
