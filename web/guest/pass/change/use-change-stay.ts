import { useEffect, useState } from 'react'
import { send } from '../../../api.ts'
import type { PayEnd } from '../pay/pay-change.tsx'
import type { PaymentEnd } from '../pay/payment-news.tsx'
import type { OwnStayProps } from '../use-pass.ts'
import { usePassAction } from '../use-pass-action.ts'
import {
  beyond,
  isRequestedChange,
  type RequestedValues,
  requestedChangeOf,
} from './change-form-values.ts'
import { useMoneyMoved } from './use-money-moved.ts'

export interface ChangeStayProps extends OwnStayProps {
  wished: Partial<RequestedValues> | null
  /** Called with `true` once a payment must stay visible, and with `false` once it needn't. */
  onMoneyOpen: (isOpen: boolean) => void
}

export function useChangeStay(props: ChangeStayProps) {
  const { pass, token, onSettled, onStale, onMoneyOpen, wished } = props
  const [taken, setTaken] = useState(wished)
  const [touched, setTouched] = useState(wished ?? {})
  const requested = requestedChangeOf(pass, touched)
  const preview = useMoneyMoved(token, requested, pass)
  const { moved } = preview
  const [isPaying, setPaying] = useState(false)
  const [end, setEnd] = useState<PayEnd | null>(null)
  const [isChanged, setChanged] = useState(false)
  const { action, busy, failure, fields, clear } = usePassAction({ ...props, onStale: lookAgain })

  useEffect(() => () => onMoneyOpen(false), [onMoneyOpen])

  // Restores a choice that wasn't applied. Newer choices take precedence.
  if (wished !== taken && !isPaying && !busy) {
    setTaken(wished)
    setTouched((since) => ({ ...wished, ...since }))
  }

  /** Reloads the stay and the preview, which can change even if the stay's amounts don't. */
  async function lookAgain(): Promise<void> {
    preview.again()
    await onStale()
  }

  function leaveEnd(): void {
    clear()
    setEnd(null)
    setChanged(false)
  }

  function choose(field: Partial<RequestedValues>): void {
    leaveEnd()
    setTouched((before) => ({ ...before, ...field }))
  }

  async function change(): Promise<void> {
    if (!moved) return
    leaveEnd()
    const { online, ...shown } = moved
    const isDone = await action('change', { ...requested, moved: shown }, (idempotencyKey) =>
      send('POST /api/pass/change', { ...requested, shown }, { idempotencyKey, bearer: token }),
    )
    if (!isDone) return
    // Clears the edited values, which would otherwise revert later changes by staff.
    setTouched({})
    setChanged(true)
    onMoneyOpen(false)
  }

  function beginPaying(): void {
    leaveEnd()
    setPaying(true)
    onMoneyOpen(true)
  }

  function endPaying(how: PayEnd): void {
    setPaying(false)
    setEnd(how)
    onMoneyOpen('failure' in how && how.started !== null)
    if (!('became' in how)) return
    if (how.became === 'applied') setTouched((since) => beyond(since, how.paidFor))
    onSettled(how.pass)
  }

  function learn(became: PaymentEnd): void {
    onMoneyOpen(false)
    if (became === 'applied') setTouched((since) => beyond(since, lost?.started?.touched ?? {}))
  }

  // Keeps the card field if the stay changes during a payment.
  const isOpen = isRequestedChange(requested) || isPaying
  const offered = isOpen && preview.latest?.online ? preview.latest : null
  const lost = end && 'failure' in end ? end : null
  const shownFailure = failure ?? (isOpen || !lost?.started ? lost?.failure : null)

  return {
    touched,
    requested,
    preview,
    isPaying,
    end,
    isChanged,
    busy,
    fields,
    isOpen,
    offered,
    lost,
    shownFailure,
    choose,
    change,
    beginPaying,
    endPaying,
    learn,
  }
}
