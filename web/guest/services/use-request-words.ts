import { useLingui } from '@lingui/react/macro'
import type { MadeBooking } from '../../../domain/api.ts'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import type { ServiceType } from '../../../domain/business/services.ts'
import { idPrefix } from '../../../domain/stay/reference.ts'
import { signTime } from '../../../domain/time/date-text.ts'
import { toast } from '../../ui/toast/toast.ts'
import { addressLine } from '../../words/office-text.ts'
import { useBookingFailed } from './use-booking-failed.ts'

/** Request dialog notifications (specification, section 8). */
export function useRequestWords() {
  const { t, i18n } = useLingui()
  const failed = useBookingFailed()
  return {
    received({ id, reference }: MadeBooking, service: ServiceType): void {
      if (service !== 'storage') {
        toast({
          variant: 'success',
          title: t({ message: 'Request received', context: 'title of a notification' }),
          description: t({
            message: `Reference ${reference}. Nothing is confirmed yet: we’ll contact you to confirm.`,
            context: 'notification about a request for a taxi, a tour and the like',
          }),
        })
        return
      }
      const bookingId = idPrefix(id)
      const opens = signTime(business.opensAt, i18n.locale as Locale)
      const closes = signTime(business.closesAt, i18n.locale as Locale)
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
