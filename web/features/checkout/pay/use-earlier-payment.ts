import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { PaidBooking } from '../../../../domain/api.ts'
import { onRevival } from '../../../browser/on-revival.ts'
import type { EarlierPayment } from './payment/earlier-payment.ts'
import { keptAs, keptPayments, type StayPeriod } from './payment/kept-payments.ts'

/** What keeps the form from asking for money, or goes before it. */
export type Earlier =
  | { kind: 'asking' }
  | { kind: 'unreachable'; asking: boolean }
  | { kind: 'unfinished' }

interface Form {
  stay: () => StayPeriod
  /** A payment is under way here, or done: what other tabs do is no news then. */
  engaged: RefObject<boolean>
  onSettled: (booking: PaidBooking, paymentIntentId: string) => void
}

/**
 * A stay that this browser may have paid already, in this tab or another, before a reload or a crash:
 * asked about when the form arrives, and whenever another tab pays.
 */
export function useEarlierPayment({ stay, engaged, onSettled }: Form) {
  const [earlier, setEarlier] = useState<Earlier | null>(null)

  async function ask(): Promise<void> {
    const lost: EarlierPayment = { kind: 'unreachable' }
    setEarlier((now) => (now?.kind === 'unreachable' ? { ...now, asking: true } : now))
    const found = await import('./payment/earlier-payment.ts')
      .then(({ earlierPayment }) => earlierPayment(stay()))
      .catch(() => lost)
    if (engaged.current) return
    if (found?.kind === 'settled') onSettled(found.booking, found.paymentIntentId)
    setEarlier(found?.kind === 'unreachable' ? { ...found, asking: false } : unfinished(found))
  }

  // Before the buttons come to life.
  useLayoutEffect(() => {
    if (keptPayments().length > 0) setEarlier({ kind: 'asking' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's start, once
  useEffect(() => {
    if (keptPayments().length > 0) void ask()
    const hear = ({ key }: StorageEvent) => key === keptAs && !engaged.current && void ask()
    const stop = onRevival(() => keptPayments().length > 0 && location.reload())
    addEventListener('storage', hear)
    return () => {
      removeEventListener('storage', hear)
      stop()
    }
  }, [])

  return { earlier, ask }
}

function unfinished(found: EarlierPayment | null): Earlier | null {
  return found?.kind === 'unfinished' ? found : null
}
