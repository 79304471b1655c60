import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { dateText } from '../../../../domain/time/date-text.ts'
import { hrefOf } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { useBookingPaths } from '../form/use-booking-paths.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import styles from './refund-note.module.css'
import { isRefundedOnceBooked } from './refund-terms.ts'

/**
 * Says until when this booking can be cancelled for a refund, if at all.
 * The HTML has the sentence about today, which the form proposes on most visits.
 */
export function RefundNote({ stay: { form, now } }: { stay: StayForm }) {
  const locale = useLocale()
  const reserve = hrefOf(useBookingPaths().reserve, locale)
  const dropOffDate = useWatch({ control: form.control, name: 'dropOffDate' })
  const isRefunded = isRefundedOnceBooked(dropOffDate, now)
  const day = isRefunded ? dateText(dropOffDate, locale) : ''
  return (
    <p className={styles.note}>
      {isRefunded === true && (
        <Trans context="under the price panel; a date, such as 'Sat, 21 Nov 2026'">
          Full refund if you cancel before {day}.
        </Trans>
      )}
      {(isRefunded === false || now === null) && (
        <Trans context="under the price panel, if the drop-off is today">
          Today’s bookings can’t be refunded once paid. <a href={reserve}>Reserving</a> costs
          nothing to cancel.
        </Trans>
      )}
    </p>
  )
}
