import { mostSavedPayments } from '../../../domain/payments/payment.ts'
import { notifyTabs } from './payment-tabs.ts'
import { changeSaved, type Saved, type SavedPayment, withNewest } from './saved-payments.ts'

/**
 * Records a submission, and returns the idempotency keys of the submissions that it replaces.
 * Call it before sending. Another tab that still waits for its response then doesn't charge the
 * card.
 */
export async function beginAttempt(key: string): Promise<string[]> {
  let replaces: string[] = []
  await changeSaved((saved) => {
    replaces = replacedBy(saved, key)
    return { ...saved, attempt: { key, replaces, startedAt: Date.now() } }
  })
  return replaces
}

/**
 * Saves the payment of a submission, and marks the payments that it replaces as unpaid.
 * Returns `false` and saves nothing if the submission is no longer the latest. The payment must not
 * be confirmed then.
 */
export async function endAttempt(
  payment: SavedPayment & { key: string },
  replaced: readonly string[],
): Promise<boolean> {
  let isOwn = false
  await changeSaved(({ payments, attempt }) => {
    isOwn = attempt?.key === payment.key
    if (!isOwn) return { payments, attempt }
    const others = payments.map((it) =>
      it.key && replaced.includes(it.key) ? { ...it, ended: 'unpaid' as const } : it,
    )
    return { payments: withNewest(others, payment), attempt: null }
  })
  notifyTabs()
  return isOwn
}

/** Returns the keys of other submissions that may still charge a card. */
function replacedBy({ payments, attempt }: Saved, key: string): string[] {
  const open = payments.filter(({ ended, seen }) => !ended && !seen)
  const over = payments.filter((it) => !open.includes(it))
  const started = attempt ? [attempt.key, ...attempt.replaces] : []
  const all = new Set([...started, ...open.flatMap((it) => it.key ?? [])])
  const replaced = [...all].filter((it) => it !== key && !over.some((one) => one.key === it))
  return replaced.slice(0, mostSavedPayments)
}
