import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PaidNotice } from './paid-notice.tsx'
import { forgetStarted, type ResumablePayment } from './started-payment.ts'
import { isPaidChange, useChangePaymentStatus } from './use-change-payment-status.ts'
import { usePaymentSentence } from './use-payment-sentence.ts'

interface PaymentNewsProps {
  started: ResumablePayment
  isAwaited: boolean
  onStale: () => Promise<void>
  onEnd: (became: PaymentEnd) => void
}

export type PaymentEnd = Exclude<
  ReturnType<typeof useChangePaymentStatus>['became'],
  null | 'lost' | 'processing'
>

export function PaymentNews({ started, isAwaited, onStale, onEnd }: PaymentNewsProps) {
  const status = useChangePaymentStatus(started, isAwaited)
  const { became } = status

  // biome-ignore lint/correctness/useExhaustiveDependencies: run only once per result
  useEffect(() => {
    if (became === null || became === 'lost') return
    if (isPaidChange(became) || became === 'over') forgetStarted()
    if (became !== 'processing') onEnd(became)
    void onStale()
  }, [became])

  // Uses a single live region, so that every status is announced.
  return (
    <div role="status">
      <News {...status} started={started} isAwaited={isAwaited} />
    </div>
  )
}

type NewsProps = Pick<PaymentNewsProps, 'started' | 'isAwaited'> &
  ReturnType<typeof useChangePaymentStatus>

function News({ started, isAwaited, became, isAsking, again }: NewsProps) {
  const sentenceOf = usePaymentSentence()
  if (became === null) {
    return (
      <p>
        <Spinner />{' '}
        <Trans context="on the guest's pass, after a payment at a bank's page">
          Checking your payment…
        </Trans>
      </p>
    )
  }
  // `PendingChangeNotice` already says that the payment is processing.
  if (became === 'processing' && isAwaited) return null
  if (became === 'applied') return <PaidNotice became={became} />
  const isOpen = became === 'processing' || became === 'lost'
  const inForm = !isOpen && Object.keys(started.touched).length > 0 && (
    <p>
      <Trans context="on the guest's pass: a change was not made, and can be asked for again">
        What you chose is still in the form below.
      </Trans>
    </p>
  )
  if (isPaidChange(became)) return <PaidNotice became={became}>{inForm}</PaidNotice>
  return (
    <Notice>
      <p>
        {became === 'declined' ? (
          <Trans context="on the guest's pass, of a payment for a change">
            Your bank declined the payment for your change. Nothing was charged, and your booking
            stays as it was.
          </Trans>
        ) : (
          sentenceOf({ kind: became === 'lost' ? 'unknown' : became })
        )}
      </p>
      {inForm}
      {became === 'lost' && (
        <Button variant="outline" busy={isAsking} onClick={again}>
          <Trans context="button: asks once more how a payment stands">Try again</Trans>
        </Button>
      )}
    </Notice>
  )
}
