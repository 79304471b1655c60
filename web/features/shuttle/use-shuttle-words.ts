import { useLingui } from '@lingui/react/macro'
import { toast } from '../../ui/toast/toast.ts'

/** The notification of the specification's section 8. */
export function useShuttleWords() {
  const { t } = useLingui()
  return {
    /** Gives back what it said. */
    failed(): string {
      const description = t({
        message:
          'There was an error creating your booking. Please check your internet connection and try again, or contact us directly.',
        context: 'notification about a booking',
      })
      toast({
        variant: 'destructive',
        title: t({ message: 'Booking Failed', context: 'title of a notification' }),
        description,
      })
      return description
    },
  }
}
