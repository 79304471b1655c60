import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { PaidBooking } from '../../../domain/api.ts'
import { prepareConfirmation } from '../../guest/booking/confirmation/load-confirmation.ts'
import { useBookingPaths } from '../../guest/booking/form/use-booking-paths.ts'
import { BookingResult } from '../../guest/booking/pay/booking-result.tsx'
import { paymentProgressOf } from '../../guest/payment/payment-status.ts'
import type { ReturnState } from '../../guest/payment/use-payment-return.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './payment-returned.module.css'

export function PaymentReturned({ state }: { state: ReturnState }) {
  // Loads the receipt's code during the check, so that the whole receipt appears at once.
  useEffect(prepareConfirmation, [])
  switch (state.kind) {
    case 'asking':
      return (
        <>
          <p className={styles.asking} role="status">
            <Spinner /> <Trans context="after a payment">Checking your payment…</Trans>
          </p>
          <noscript>
            <Notice className={styles.notice}>
              <p>
                <Trans context="shown where a payment can't be looked up without scripts">
                  This page needs JavaScript to look up your payment. Your reference is in the
                  confirmation email. If you haven’t received one, ask us.
                </Trans>
              </p>
            </Notice>
          </noscript>
        </>
      )
    case 'known':
      return <StatusNote booking={state.booking} />
    case 'unreachable':
      return (
        <Notice role="status" className={styles.notice}>
          <p>
            <Trans context="after a payment">
              We can’t reach our booking system right now, but we’ll keep trying. If you were
              charged, your booking is valid, and you’ll get the reference by email.
            </Trans>
          </p>
        </Notice>
      )
    case 'stopped':
      return (
        <Notice role="status" className={styles.notice}>
          <p>
            <Trans context="after a payment">
              We couldn’t reach our booking system. Please try again later. If you were charged,
              your booking is valid, and you’ll get the reference by email.
            </Trans>
          </p>
          <Button busy={state.asking} onClick={state.tryAgain}>
            <Trans context="button: ask once more how the payment stands">Try again</Trans>
          </Button>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice role="status" className={styles.notice}>
          <p>
            <Trans context="after a payment">
              We can’t tell here which payment you mean. Your reference is in the confirmation
              email; if you haven’t received one, ask us.
            </Trans>
          </p>
          <BackToBooking />
        </Notice>
      )
  }
}

function StatusNote({ booking }: { booking: PaidBooking }) {
  const { reference } = booking
  switch (paymentProgressOf(booking)) {
    case 'unfinished':
      return (
        <NotPaid
          title={
            <Trans context="heading after a payment">
              You didn’t finish confirming with your bank
            </Trans>
          }
        />
      )
    case 'unpaid':
      return (
        <NotPaid
          title={<Trans context="heading after a payment">This booking is not paid yet</Trans>}
        />
      )
    case 'expired':
      return (
        <Notice role="alert" className={styles.notice}>
          <h2>
            <Trans context="heading after a payment">This booking has lapsed</Trans>
          </h2>
          <p>
            <Trans context="after a payment">
              It wasn’t paid within an hour, or you carried on paying elsewhere. Nothing was
              charged; if money does arrive after all, your booking will be confirmed and we’ll
              write to you.
            </Trans>
          </p>
          <BackToBooking />
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="danger" role="alert" className={styles.notice}>
          <h2>
            <Trans context="heading after a payment">The payment did not go through</Trans>
          </h2>
          <p>
            <Trans context="after a payment">
              Nothing was charged. Please book again, with another card if you like, or reserve and
              pay at our desk.
            </Trans>
          </p>
          <BackToBooking />
        </Notice>
      )
    case 'refunded':
      return (
        <Notice role="status" className={styles.notice}>
          <p>
            <Trans context="after a payment">
              The payment for {reference} has been refunded. The money is on its way back to your
              card.
            </Trans>
          </p>
        </Notice>
      )
    default:
      return <BookingResult booking={booking} takesFocus />
  }
}

function NotPaid({ title }: { title: ReactNode }) {
  return (
    <Notice role="alert" className={styles.notice}>
      <h2>{title}</h2>
      <p>
        <Trans context="after a payment">
          Nothing was charged. Go back to your booking to pay, with another card if you like.
        </Trans>
      </p>
      <BackToBooking />
    </Notice>
  )
}

function BackToBooking() {
  const { book } = useBookingPaths()
  return (
    <PageLink to={book} className={buttonClass()}>
      <Trans context="link to the booking form">Back to booking</Trans>
    </PageLink>
  )
}
