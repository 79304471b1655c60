import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { forgetInTab } from '../../browser/kept-in-tab.ts'
import { isSettled } from '../../features/checkout/pay/payment/payment-status.ts'
import { usePaymentReturn } from '../../features/checkout/pay/payment/use-payment-return.ts'
import { PaymentReturned } from '../../features/checkout/returned/payment-returned.tsx'
import { bookingFormId } from '../../features/checkout/stay/form-ids.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
import { OfficeHelp } from '../../office/office-help.tsx'
import styles from './page.module.css'

export { head } from './head.ts'

export default function Page() {
  const state = usePaymentReturn()
  const done = state.kind === 'known' && isSettled(state.booking)

  // Another booking starts from an empty form; after a failure, from what was typed.
  useEffect(() => {
    if (!done) return
    forgetInTab(bookingFormId)
    new IdempotencyKeys(bookingFormId).forget()
  }, [done])

  return (
    <PageFrame>
      <div className={styles.outcome}>
        {/* In here, so that nothing moves when a receipt takes its place. */}
        <h1>
          <Trans context="heading of the page">Your booking</Trans>
        </h1>
        <PaymentReturned state={state} />
        {/* Comes with the outcome, so that it need not make way for it. */}
        {state.kind === 'asking' ? (
          <noscript>
            <OfficeHelp />
          </noscript>
        ) : (
          <OfficeHelp />
        )}
      </div>
    </PageFrame>
  )
}
