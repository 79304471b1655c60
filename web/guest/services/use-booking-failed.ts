import { useLingui } from '@lingui/react/macro'
import { toastFailure } from '../../ui/toast/toast.ts'

/** Reports a failed request (specification, section 8) and returns the text shown. */
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
