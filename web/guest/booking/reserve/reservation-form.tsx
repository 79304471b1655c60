import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { reserveHours } from '../../../../domain/opening-hours/opening-hours.ts'
import { hrefOf } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { prepareToasts } from '../../../ui/toast/toast.ts'
import { liability } from '../../../words/liability/liability.ts'
import { WithoutScripts } from '../../office/without-scripts.tsx'
import { useConfirmation } from '../confirmation/load-confirmation.ts'
import type { ReservationReceiptProps } from '../confirmation/reservation-receipt.tsx'
import { CustomerFields } from '../form/fields/customer-fields.tsx'
import { ReservationFields } from '../form/fields/reservation-fields.tsx'
import { reservationFormId, submitFailureId } from '../form/form-ids.ts'
import { NextStep } from '../form/next-step.tsx'
import { Reference } from '../form/reference.tsx'
import styles from '../form/stay-form.module.css'
import { stayResolver } from '../form/stay-resolver.ts'
import { StaySummary } from '../form/stay-summary.tsx'
import { useBookingPaths } from '../form/use-booking-paths.ts'
import { useStayForm } from '../form/use-stay-form.ts'
import { PlanChoice } from '../price/plan-choice.tsx'
import { PriceCoach } from '../price/price-coach.tsx'
import { PriceTag } from '../price/price-tag.tsx'
import { useStayPrice } from '../price/use-stay-price.ts'
import { PaymentInformation } from './payment-information.tsx'
import { forgetReservation } from './saved-reservation.ts'
import { useReservation } from './use-reservation.ts'

const loadCheck = () => import('./reservation-check.ts').then((it) => it.reservationCheck)
const resolver = stayResolver(loadCheck)

export function ReservationForm() {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { reserve } = useBookingPaths()
  const stay = useStayForm(reservationFormId, reserveHours, resolver)
  const { price, choose } = useStayPrice(stay)
  const [touched, setTouched] = useState(false)
  const { busy, reserved, justNow, failure, submit } = useReservation(stay, price)

  function touch(): void {
    if (!touched) stay.learnClosures()
    setTouched(true)
    void loadCheck().catch(() => {})
    prepareToasts()
  }

  if (reserved) {
    return (
      <>
        <ReservationResult reserved={reserved} takesFocus={justNow} />
        <p>
          <a
            href={hrefOf(reserve, locale)}
            className={buttonClass({ variant: 'outline' })}
            onClick={forgetReservation}
          >
            <Trans context="link after a reservation">Make another reservation</Trans>
          </a>
        </p>
      </>
    )
  }

  return (
    <form
      id={stay.id}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onFocus={touch}
      onBlur={stay.onBlur}
    >
      <div className={styles.fields}>
        <WithoutScripts />
        <ReservationFields stay={stay}>
          <PriceTag price={price} />
          <PriceCoach stay={stay} price={price} />
          {touched && price && <PlanChoice stay={stay} price={price} onChoose={choose} />}
        </ReservationFields>
        <CustomerFields stay={stay} />
      </div>
      <div className={styles.summary}>
        <PaymentInformation />
        <NextStep summary={<StaySummary stay={stay} price={price} />} failure={failure}>
          <SubmitButton
            busy={busy}
            aria-describedby={failure ? submitFailureId : undefined}
            className={styles.submit}
          >
            {busy ? (
              <Trans context="button of the reservation form, meanwhile">
                Creating Reservation...
              </Trans>
            ) : (
              <Trans context="button of the reservation form">Reserve Your Space</Trans>
            )}
          </SubmitButton>
        </NextStep>
        <p className={styles.assurance}>
          <Trans context="under the button of the reservation form">
            You pay when you are here, and cancelling costs nothing.
          </Trans>{' '}
          {i18n._(liability(locale))}
        </p>
      </div>
    </form>
  )
}

function ReservationResult(props: ReservationReceiptProps) {
  const parts = useConfirmation()
  if (!parts) return <Reference>{props.reserved.reference}</Reference>
  return <parts.ReservationReceipt {...props} />
}
