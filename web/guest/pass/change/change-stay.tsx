import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import { totalText } from '../../../../domain/business/money.ts'
import { send } from '../../../api.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { wordedParts } from '../../../ui/worded-part.ts'
import { MoneyToMove } from '../money/money-to-move.tsx'
import { PaidNotice } from '../pay/paid-notice.tsx'
import type { PayEnd } from '../pay/pay-change.tsx'
import type { PaymentEnd } from '../pay/payment-news.tsx'
import { PaymentNews } from '../pay/payment-parts.ts'
import type { OwnStayProps } from '../use-pass.ts'
import { usePassAction } from '../use-pass-action.ts'
import { ChangeFields } from './change-fields.tsx'
import {
  beyond,
  formOf,
  isRequestedChange,
  type RequestedValues,
  requestedChangeOf,
} from './change-form-values.ts'
import { useMoneyMoved } from './use-money-moved.ts'

const PayChange = wordedParts(
  () => import('../pay/pay-change.tsx'),
  ['pay-change'],
)(({ PayChange }) => PayChange)

interface ChangeStayProps extends OwnStayProps {
  wished: Partial<RequestedValues> | null
  /** Called with true while a payment must stay visible. */
  onMoneyOpen: (isOpen: boolean) => void
}

export function ChangeStay(props: ChangeStayProps) {
  const { pass, token, onSettled, onStale, onMoneyOpen, wished } = props
  const locale = useLocale()
  const [taken, setTaken] = useState(wished)
  const [touched, setTouched] = useState(wished ?? {})
  const requested = requestedChangeOf(pass, touched)
  const preview = useMoneyMoved(token, requested, pass)
  const { moved } = preview
  const [isPaying, setPaying] = useState(false)
  const [end, setEnd] = useState<PayEnd | null>(null)
  const [isChanged, setChanged] = useState(false)
  const { action, busy, failure, fields, clear } = usePassAction({ ...props, onStale: lookAgain })
  const amount = totalText(moved?.due ?? 0, locale)

  useEffect(() => () => onMoneyOpen(false), [onMoneyOpen])

  // Restore a choice that wasn't applied. Newer choices win.
  if (wished !== taken && !isPaying && !busy) {
    setTaken(wished)
    setTouched((since) => ({ ...wished, ...since }))
  }

  /** Also reloads the preview, which a dispute may change. */
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
    // Otherwise the form would revert later changes by staff.
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

  // Keep the card field if the stay changes during a payment.
  const isOpen = isRequestedChange(requested) || isPaying
  const offered = isOpen && preview.latest?.online ? preview.latest : null
  const lost = end && 'failure' in end ? end : null
  const told = failure ?? (isOpen || !lost?.started ? lost?.failure : null)

  return (
    <>
      <ChangeFields
        pass={pass}
        wished={formOf(pass, touched)}
        disabled={isPaying}
        onChange={choose}
        fields={{ ...preview.fields, ...fields }}
      />
      <div role="status">
        {isRequestedChange(requested) && moved && <MoneyToMove moved={moved} />}
        {end && 'became' in end && (
          <PaidNotice became={end.became}>
            {end.became === 'applied' && isRequestedChange(requested) && (
              <p>
                <Trans context="after a guest paid for a change, and had chosen more since">
                  This payment was for your earlier change. What you’ve chosen since isn’t included.
                </Trans>
              </p>
            )}
          </PaidNotice>
        )}
        {isChanged && (
          <Notice tone="success">
            <p>
              <Trans context="after a guest changed dates or items">Your booking is changed.</Trans>
            </p>
          </Notice>
        )}
      </div>
      {preview.failure && <Failure>{preview.failure}</Failure>}
      <Suspense fallback={<Spinner />}>
        {offered && (
          <PayChange
            pass={pass}
            token={token}
            requested={requested}
            touched={touched}
            onStale={onStale}
            isPaying={isPaying}
            moved={offered}
            isCurrent={moved === offered}
            onBegin={beginPaying}
            onEnd={endPaying}
          />
        )}
        {!isOpen && lost?.started && (
          <PaymentNews started={lost.started} isAwaited={false} onStale={onStale} onEnd={learn} />
        )}
      </Suspense>
      {told && <Failure>{told}</Failure>}
      {preview.isUnanswered ? (
        <Button onClick={preview.again}>
          <Trans context="button: ask for the guest's pass once more">Try again</Trans>
        </Button>
      ) : (
        <Button
          variant={offered ? 'outline' : 'default'}
          busy={busy}
          disabled={!isRequestedChange(requested) || !moved || isPaying}
          onClick={() => void change()}
        >
          {moved?.online ? (
            <Trans context="button: the guest changes the booking">
              Change, and pay {amount} at our desk
            </Trans>
          ) : (
            <Trans context="button: the guest changes the booking">Change my booking</Trans>
          )}
        </Button>
      )}
    </>
  )
}

function Failure({ children }: { children: string }) {
  return (
    <Notice tone="danger" role="alert">
      <p>{children}</p>
    </Notice>
  )
}
