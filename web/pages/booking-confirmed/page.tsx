import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { IdempotencyKeys } from '../../browser/idempotency-keys.ts'
import { forgetInTab } from '../../browser/saved-in-tab.ts'
import { bookingFormId } from '../../guest/booking/form/form-ids.ts'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { OfficeHelp } from '../../guest/office/office-help.tsx'
import { isSettled } from '../../guest/payment/payment-status.ts'
import { usePaymentReturn } from '../../guest/payment/use-payment-return.ts'
import styles from './page.module.css'
import { PaymentReturned } from './payment-returned.tsx'

export { head } from './head.ts'

export default function Page() {
  const state = usePaymentReturn()
  const reference = state.kind === 'known' ? state.booking.reference : undefined
  const done = state.kind === 'known' && isSettled(state.booking)

  // Once the payment is settled, the booking form starts empty.
  useEffect(() => {
    if (!done) return
    forgetInTab(bookingFormId)
    new IdempotencyKeys(bookingFormId).forget()
  }, [done])

  return (
    <PageFrame>
      <div className={styles.outcome}>
        {/* Hidden by CSS while a receipt, which has its own heading, is shown. */}
        <h1>
          <Trans context="heading of the page">Your booking</Trans>
        </h1>
        <PaymentReturned state={state} />
        {/* Shown at the same time as the outcome, which would otherwise push the help down. */}
        {state.kind === 'asking' ? (
          <noscript>
            <OfficeHelp />
          </noscript>
        ) : (
          <OfficeHelp reference={reference} />
        )}
      </div>
    </PageFrame>
  )
}
