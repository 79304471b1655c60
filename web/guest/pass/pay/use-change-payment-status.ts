import { useCallback, useEffect, useState } from 'react'
import type { PaymentProof } from '../../../../domain/booking/booking.ts'
import type { ChangeOutcome } from '../../../../domain/pass/pending-change.ts'
import { getPaymentStatus } from '../../payment/asked-status.ts'

export type PaymentProgress =
  | ChangeOutcome
  | 'declined'
  | 'unfinished'
  | 'processing'
  /** The payment is over, but has no outcome, or none yet. */
  | 'unknown'

const paidChanges: readonly string[] = [
  'applied',
  'not_applied',
  'closed',
] satisfies ChangeOutcome[]

export function isPaidChange(status: string | null): status is ChangeOutcome {
  return status !== null && paidChanges.includes(status)
}

/** Fetches the progress of a payment for a change. Throws if the request fails. */
export async function progressOf(proof: PaymentProof): Promise<PaymentProgress> {
  const { awaits, change } = await getPaymentStatus(proof)
  switch (awaits) {
    case 'payment':
      return 'declined'
    case 'authentication':
      return 'unfinished'
    case 'bank':
      return 'processing'
    case null:
      return change ?? 'unknown'
  }
}

const pausesSeconds = [1, 3, 8]

interface Asked {
  /**
   * - `over`: the payment ended without an outcome.
   * - `lost`: the status couldn't be fetched.
   * - `null`: there is no result yet.
   */
  became: Exclude<PaymentProgress, 'unknown'> | 'over' | 'lost' | null
  isAsking: boolean
  again: () => void
}

/**
 * Fetches the status of a started payment, and again when `isAwaited` changes.
 * Without a result, retries a few times.
 */
export function useChangePaymentStatus(proof: PaymentProof, isAwaited: boolean): Asked {
  const [became, setBecame] = useState<Asked['became']>(null)
  const [isAsking, setAsking] = useState(true)
  const [times, setTimes] = useState(0)
  const again = useCallback(() => setTimes((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches on `isAwaited` and `again`
  useEffect(() => {
    let isLatest = true
    function notify(what: Asked['became']): void {
      setBecame(what)
      setAsking(false)
    }
    async function ask(): Promise<void> {
      for (const seconds of [...pausesSeconds, null]) {
        const status = await progressOf(proof).catch(() => null)
        if (!isLatest) return
        if (status && status !== 'unknown') return notify(status)
        if (seconds === null) return notify(status ? 'over' : 'lost')
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      }
    }
    setAsking(true)
    void ask()
    return () => {
      isLatest = false
    }
  }, [isAwaited, times])

  useEffect(() => {
    if (became !== 'lost') return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [became, again])

  return { became, isAsking, again }
}
