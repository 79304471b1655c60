import { useLingui } from '@lingui/react/macro'
import type { MadeReservation } from '../../../../domain/api.ts'
import { business } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { idPrefix } from '../../../../domain/stay/reference.ts'
import { signTime } from '../../../../domain/time/date-text.ts'
import { isLostConnection, sentenceFor } from '../../../forms/error-sentences.ts'
import { toast, toastFailure } from '../../../ui/toast/toast.ts'
import { addressLine } from '../../../words/office-text.ts'

interface ReservationWords {
  confirmed: (reservation: MadeReservation) => void
  /** Shows a notification, and returns the sentence to show next to the button. */
  failed: (error: unknown) => string
}

/** Reservation notifications (specification, section 8). */
export function useReservationWords(): ReservationWords {
  const { t, i18n } = useLingui()
  return {
    confirmed({ id, reference }) {
      const bookingId = idPrefix(id)
      const opens = signTime(business.opensAt, i18n.locale as Locale)
      const closes = signTime(business.closesAt, i18n.locale as Locale)
      toast({
        variant: 'success',
        title: t({ message: 'Reservation Confirmed!', context: 'title of a notification' }),
        description: t({
          message: `Booking reference: ${reference} (Booking ID ${bookingId}). Save this confirmation! Present the reference when you arrive at our location (${addressLine}). Open daily ${opens} to ${closes}.`,
          context: 'notification about a reservation',
        }),
      })
    },

    failed(error) {
      const message = i18n._(sentenceFor(error))
      toastFailure(
        t({ message: 'Reservation Failed', context: 'title of a notification' }),
        t({
          message: `There was an error creating your reservation: ${message}. Please check your details and try again.`,
          context: 'notification about a reservation',
        }),
      )
      // Without a response, the reservation may have been made.
      if (isLostConnection(error)) {
        return t({
          message:
            'The connection was lost, so we don’t know whether your reservation was made. Please try again: it won’t be made twice.',
          context: 'with the button of the reservation form',
        })
      }
      return t({
        message: `Your reservation wasn’t made. ${message}.`,
        context: 'with the button of the reservation form',
      })
    },
  }
}
