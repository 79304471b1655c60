import { useLingui } from '@lingui/react/macro'
import { toastFailure } from '../../ui/toast/toast.ts'

/**
 * Returns a function that shows a notification about a failed booking.
 * The function returns the notification's text (specification, section 8).
 */
export function useBookingFailed(): () => string {
  const { t } = useLingui()
  return () =>
    toastFailure(
      t({ message: 'Booking Failed', context: 'title of a notification' }),
      t({
        message:
          'There was an error creating your booking. Please check your internet connection and try again, or contact us directly.',
        context: 'notification about a booking',
      }),
    )
}
