import { Trans } from '@lingui/react/macro'
import { type FormEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { bookOnlineHours } from '../../../../domain/opening-hours/opening-hours.ts'
import { isPlainClick } from '../../../browser/is-plain-click.ts'
import { hrefOf } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { prepareToasts } from '../../../ui/toast/toast.ts'
import { WithoutScripts } from '../../office/without-scripts.tsx'
import { paymentProgressOf } from '../../payment/payment-status.ts'
import { CustomerFields } from '../form/fields/customer-fields.tsx'
import { ReservationFields } from '../form/fields/reservation-fields.tsx'
import { bookingFormId } from '../form/form-ids.ts'
import styles from '../form/stay-form.module.css'
import { stayResolver } from '../form/stay-resolver.ts'
import { StaySummary } from '../form/stay-summary.tsx'
import { useBookingPaths } from '../form/use-booking-paths.ts'
import { useStayForm } from '../form/use-stay-form.ts'
import { PlanChoice } from '../price/plan-choice.tsx'
import { PriceCoach } from '../price/price-coach.tsx'
import { PriceTag } from '../price/price-tag.tsx'
import { useStayPrice } from '../price/use-stay-price.ts'
import { BookingResult } from './booking-result.tsx'
import { EarlierNotice } from './earlier-notice.tsx'
import { loadBookingCheck } from './load-booking-check.ts'
import { PayArea } from './pay-area.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import { RefundNote } from './refund-note.tsx'
import { useBooking } from './use-booking.ts'
import { WalletPlace } from './wallet-place.tsx'

const resolver = stayResolver(loadBookingCheck)

export function BookingForm() {
  const locale = useLocale()
  const { book } = useBookingPaths()
  const stay = useStayForm(bookingFormId, bookOnlineHours, resolver)
  const { price, choose } = useStayPrice(stay)
  const booking = useBooking(stay, price)
  const [touched, setTouched] = useState(false)
  const shown = price && { ...price, total: booking.total }
  const { earlier } = booking
  const withheld = earlier?.kind === 'asking' || earlier?.kind === 'unreachable'
  const busy = booking.phase !== 'idle'
  const form = useRef<HTMLFormElement>(null)

  // Moves focus out of the fields, which are inert during a payment.
  useLayoutEffect(() => {
    if (!busy || !document.activeElement?.closest('[inert]')) return
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [busy])

  function touch(): void {
    setTouched(true)
    void loadBookingCheck().catch(() => {})
    prepareToasts()
    stay.learnClosures()
  }

  /**
   * Opens the form for another booking.
   * Marks all saved payments as seen first. Otherwise, the next page could show this receipt again.
   */
  async function bookAnother(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const isHere = isPlainClick(event)
    if (isHere) event.preventDefault()
    const { startAnotherStay } = await import('../../payment/saved-payments.ts')
    await startAnotherStay()
    if (isHere) location.assign(hrefOf(book, locale))
  }

  function submit(event: FormEvent): void {
    if (withheld) event.preventDefault()
    else if (booking.section === 'card' && price) void booking.submit(event)
    else void booking.openCard(event)
  }

  if (booking.booked) {
    return (
      <>
        {booking.paidEarlier && paymentProgressOf(booking.booked) === 'paid' && (
          <Notice tone="success">
            <p>
              <Trans context="over the receipt of a payment made before">
                You have already paid for these dates. Nothing more was charged.
              </Trans>
            </p>
          </Notice>
        )}
        <BookingResult booking={booking.booked} takesFocus />
        <p>
          <a
            href={hrefOf(book, locale)}
            className={buttonClass({ variant: 'outline' })}
            onClick={bookAnother}
          >
            <Trans context="link after a booking was paid">Make another booking</Trans>
          </a>
        </p>
      </>
    )
  }

  return (
    <form
      ref={form}
      id={stay.id}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onFocus={touched ? undefined : touch}
      onPointerDown={touched ? undefined : touch}
      onBlur={stay.onBlur}
    >
      <div className={styles.fields}>
        <WithoutScripts />
        <div inert={busy} aria-busy={busy}>
          <ReservationFields stay={stay}>
            <PriceTag price={shown} />
            <RefundNote stay={stay} />
            {touched && price && <PlanChoice stay={stay} price={price} onChoose={choose} />}
          </ReservationFields>
        </div>
        {!withheld && booking.section === 'wallet' && (
          <WalletPlace booking={booking} touched={touched} onAsk={touch} />
        )}
        {/* Comes after the wallet button, which must fit on a phone's first screen. */}
        <PriceCoach stay={stay} price={price} />
        <div inert={busy} aria-busy={busy}>
          <CustomerFields stay={stay} />
        </div>
      </div>
      <Card className={styles.summary} aria-labelledby="booking-summary">
        <h2 id="booking-summary">
          <Trans context="heading">Booking Summary</Trans>
        </h2>
        {earlier && <EarlierNotice earlier={earlier} onAsk={booking.askEarlier} />}
        {!withheld && (
          <PayArea
            booking={booking}
            summary={<StaySummary stay={stay} price={shown} />}
            terms={<PaymentTerms stay={stay} price={shown} />}
          />
        )}
      </Card>
    </form>
  )
}
