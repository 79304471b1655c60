import { useLingui } from '@lingui/react/macro'
import type { MadeBooking } from '../../../domain/api.ts'
import { business } from '../../../domain/business.ts'
import { idPrefix } from '../../../domain/reference.ts'
import { addressLine } from '../../office-text.ts'
import { toast } from '../../ui/toast/toast.ts'
import { signTime } from '../stay/tirana-text.ts'
import { useBookingFailed } from './use-booking-failed.ts'

/** The notifications of the request dialog, in the words of the specification's section 8. */
export function useRequestWords() {
  const { t, i18n } = useLingui()
  const failed = useBookingFailed()
  return {
    confirmed({ id, reference }: MadeBooking): void {
      const bookingId = idPrefix(id)
      const opens = signTime(business.opensAt, i18n.locale)
      const closes = signTime(business.closesAt, i18n.locale)
      toast({
        variant: 'success',
        title: t({ message: 'Booking Confirmed!', context: 'title of a notification' }),
        description: t({
          message: `Booking ID: ${bookingId}. Save this confirmation! Present your booking ID when you arrive at our location (${addressLine}). Open daily ${opens} to ${closes}. Reference: ${reference}.`,
          context: 'notification about a booking',
        }),
      })
    },

    failed,
  }
}
