import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PaidBooking } from '../../../../domain/api.ts'
import { onPageRestore } from '../../../browser/page-restore.ts'
import type { EarlierPayment } from '../../payment/earlier-payment.ts'
import { maySavePayments, onPaymentElsewhere } from '../../payment/payment-tabs.ts'
import type { StayPeriod } from '../../payment/saved-payments.ts'

export type Earlier =
  /** Checking whether this browser has saved payments. */
  | { kind: 'reading' }
  | { kind: 'asking' }
  | { kind: 'unreachable'; asking: boolean }
  | { kind: 'unfinished' }
  | { kind: 'elsewhere' }

interface Form {
  stay: () => StayPeriod
  /** True during a payment and after a settled one. */
  engaged: RefObject<boolean>
  onSettled: (booking: PaidBooking, paymentIntentId: string) => void
}

/**
 * Looks for a saved payment that may block this stay.
 * If there may be a payment, reloads a page that is restored from the back/forward cache.
 */
export function useEarlierPayment({ stay, engaged, onSettled }: Form) {
  const [earlier, setEarlier] = useState<Earlier | null>({ kind: 'reading' })
  const elsewhere = useRef(false)

  async function ask(): Promise<void> {
    const lost: EarlierPayment = { kind: 'unreachable' }
    setEarlier((now) => (now?.kind === 'unreachable' ? { ...now, asking: true } : now))
    const found = await import('../../payment/earlier-payment.ts')
      .then(({ earlierPayment }) => earlierPayment(stay()))
      .catch(() => lost)
    if (engaged.current) return
    if (found?.kind === 'settled') onSettled(found.booking, found.paymentIntentId)
    setEarlier(found?.kind === 'unreachable' ? { ...found, asking: false } : unfinished(found))
  }

  async function waitElsewhere(): Promise<void> {
    elsewhere.current = true
    setEarlier({ kind: 'elsewhere' })
    await import('../../payment/turn.ts').then(({ whenFree }) => whenFree())
    elsewhere.current = false
    if (!engaged.current) await ask()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const arrive = async () => {
      const isAsked = await maySavePayments()
      setEarlier(isAsked ? { kind: 'asking' } : null)
      if (isAsked) await ask()
    }
    void arrive()
    const unsubscribe = onPaymentElsewhere(() => {
      if (!engaged.current && !elsewhere.current) void ask()
    })
    const stop = onPageRestore(() => {
      const isSaved = engaged.current || maySavePayments()
      void Promise.resolve(isSaved).then((is) => is && location.reload())
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [])

  return { earlier, ask, waitElsewhere }
}

function unfinished(found: EarlierPayment | null): Earlier | null {
  return found?.kind === 'unfinished' ? found : null
}
