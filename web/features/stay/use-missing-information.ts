import { useLingui } from '@lingui/react/macro'
import type { FieldErrors } from 'react-hook-form'
import { toast } from '../../ui/toast/toast.ts'
import type { StayValues } from './stay-values.ts'

/** Tells of a missing name or e-mail address (specification, section 5). */
export function useMissingInformation(): (errors: FieldErrors<StayValues>) => void {
  const { t } = useLingui()
  return ({ customerName, customerEmail }) => {
    const missing = customerName
      ? t({
          message: 'Please enter your full name before proceeding.',
          context: 'notification about a form',
        })
      : customerEmail
        ? t({
            message: 'Please enter a valid email address before proceeding.',
            context: 'notification about a form',
          })
        : null
    if (missing === null) return
    toast({
      title: t({ message: 'Missing Information', context: 'title of a notification' }),
      description: missing,
      variant: 'destructive',
    })
  }
}
