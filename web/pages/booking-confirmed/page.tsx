import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { bookingFormId } from '../../features/booking/booking-form-id.ts'
import { isSettled } from '../../features/booking/payment/payment-status.ts'
import { usePaymentReturn } from '../../features/booking/payment/use-payment-return.ts'
import { OfficeHelp } from '../../features/office/office-help.tsx'
import { PaymentReturned } from '../../features/payment-return/payment-returned.tsx'
import { IdempotencyKeys } from '../../idempotency-keys.ts'
import { forgetInTab } from '../../kept-in-tab.ts'
import { PageFrame } from '../../layout/page-frame.tsx'
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
    <PageFrame title={<Trans context="heading of the page">Your booking</Trans>}>
      <div className={styles.outcome}>
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
