import { useLingui } from '@lingui/react/macro'
import type { PaidBooking } from '../../../../domain/api.ts'
import { sentenceFor } from '../../../forms/error-sentences.ts'
import { toast, toastFailure } from '../../../ui/toast/toast.ts'
import { paymentProgressOf } from '../../payment/payment-status.ts'

/**
 * Functions that show notifications.
 * Some also return the sentence to show next to the button.
 */
interface BookingWords {
  paid: (booking: PaidBooking) => void
  /** `message` is Stripe's text. `undefined` if there is none in the guest's language. */
  declined: (message: string | undefined) => string
  unknown: () => void
  expired: () => string
  elsewhere: () => string
  notStarted: (error: unknown) => string
  stillLoading: () => string
}

/** Payment notifications (specification, section 8). */
export function useBookingWords(): BookingWords {
  const { t, i18n } = useLingui()
  return {
    paid(booking) {
      const { reference, customerEmail } = booking
      if (paymentProgressOf(booking) !== 'paid') {
        toast({
          title: t({ message: 'Payment in progress', context: 'title of a notification' }),
          description: t({
            message: `Booking reference: ${reference}. Your bank is still processing the payment; we’ll write to ${customerEmail} as soon as it arrives.`,
            context: 'notification about a payment',
          }),
        })
        return
      }
      toast({
        variant: 'success',
        title: t({ message: '✅ Payment Successful!', context: 'title of a notification' }),
        description: t({
          message: `Booking reference: ${reference}. A confirmation email is on its way to ${customerEmail}.`,
          context: 'notification about a payment',
        }),
      })
    },

    declined(message) {
      const told = toastFailure(
        t({ message: 'Payment Failed', context: 'title of a notification' }),
        message ??
          t({
            message: 'There was an error processing your payment. Please try again.',
            context: 'notification about a payment',
          }),
      )
      const uncharged = t({
        message: 'Nothing was charged.',
        context: 'after why a payment failed',
      })
      return `${told} ${uncharged}`
    },

    unknown() {
      toastFailure(
        t({ message: 'Payment not confirmed yet', context: 'title of a notification' }),
        t({
          message:
            'The connection was lost, so we don’t know yet whether your card was charged. Please try again in a moment: we’ll check first, so you won’t be charged twice.',
          context: 'notification about a payment',
        }),
      )
    },

    expired() {
      return toastFailure(
        t({ message: 'Booking lapsed', context: 'title of a notification' }),
        t({
          message:
            'It wasn’t paid within an hour, so it lapsed, and your card wasn’t charged. To book again, pay once more. If money does arrive after all, your booking will be confirmed.',
          context: 'notification about a payment',
        }),
      )
    },

    elsewhere() {
      return toastFailure(
        t({ message: 'Payment continued elsewhere', context: 'title of a notification' }),
        t({
          message: 'You carried on paying in another tab or window, so nothing was charged here.',
          context: 'notification about a payment',
        }),
      )
    },

    notStarted(error) {
      const message = i18n._(sentenceFor(error))
      toastFailure(
        t({ message: 'Booking Error', context: 'title of a notification' }),
        t({
          message: `Failed to initiate payment: ${message}. Please check your details and try again.`,
          context: 'notification about a payment',
        }),
      )
      return t({
        message: `${message}. The payment didn’t start, and nothing was charged.`,
        context: 'with the payment button',
      })
    },

    stillLoading() {
      return toastFailure(
        t({ message: 'Payment System Loading', context: 'title of a notification' }),
        t({
          message: 'Please wait for the payment system to load and try again.',
          context: 'notification about a payment',
        }),
      )
    },
  }
}
