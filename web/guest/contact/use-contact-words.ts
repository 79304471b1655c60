import { useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { toast, toastFailure } from '../../ui/toast/toast.ts'

const { replyHours } = business

/** Contact form notifications (specification, section 8). */
export function useContactWords() {
  const { t } = useLingui()
  return {
    sent(): void {
      toast({
        variant: 'success',
        title: t({ message: 'Message Sent Successfully!', context: 'title of a notification' }),
        description: t({
          message: `Thank you for contacting us. We'll respond within ${replyHours} hours.`,
          context: 'notification about a message',
        }),
      })
    },

    failed(): string {
      return toastFailure(
        t({ message: 'Message Failed', context: 'title of a notification' }),
        t({
          message:
            'There was an error sending your message. Please try again or contact us directly.',
          context: 'notification about a message',
        }),
      )
    },
  }
}
