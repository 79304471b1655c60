import { useLingui } from '@lingui/react/macro'
import type { FieldErrors } from 'react-hook-form'
import { toast } from '../../../ui/toast/toast.ts'
import type { StayValues } from './stay-values.ts'

/** Tells of a missing name or e-mail address (specification, section 5), and of a name that can't be kept. */
export function useMissingInformation(): (errors: FieldErrors<StayValues>) => void {
  const { t } = useLingui()

  function missing(description: string): void {
    const title = t({ message: 'Missing Information', context: 'title of a notification' })
    toast({ title, description, variant: 'destructive' })
  }

  function wrong(description: string): void {
    const title = t({ message: 'Please Check Your Name', context: 'title of a notification' })
    toast({ title, description, variant: 'destructive' })
  }

  return ({ customerName, customerEmail }) => {
    if (customerName?.message === 'too_long') {
      wrong(
        t({
          message: 'Your name is too long. Please shorten it before proceeding.',
          context: 'notification about a form',
        }),
      )
    } else if (customerName?.message === 'invalid_characters') {
      wrong(
        t({
          message: 'Your name contains characters that can’t be printed. Please type it again.',
          context: 'notification about a form',
        }),
      )
    } else if (customerName) {
      missing(
        t({
          message: 'Please enter your full name before proceeding.',
          context: 'notification about a form',
        }),
      )
    } else if (customerEmail) {
      missing(
        t({
          message: 'Please enter a valid email address before proceeding.',
          context: 'notification about a form',
        }),
      )
    }
  }
}
