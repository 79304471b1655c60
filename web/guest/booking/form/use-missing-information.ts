import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { toast } from '../../../ui/toast/toast.ts'
import type { StayField, StayValues } from './stay-values.ts'
import type { StayForm } from './use-stay-form.ts'

/**
 * Returns a handler for invalid submissions.
 * It focuses the first wrong field, and shows a notification about a wrong name or email address
 * (specification, section 5).
 */
export function useMissingInformation({ form, goTo }: StayForm) {
  const { t } = useLingui()
  const { customerName, customerEmail } = form.formState.errors
  const told = useRef<{ isName: boolean; withdraw: () => void } | null>(null)

  useEffect(() => {
    if (!told.current || (told.current.isName ? customerName : customerEmail)) return
    told.current.withdraw()
    told.current = null
  }, [customerName, customerEmail])

  function notify(isName: boolean, title: string, description: string): void {
    told.current = { isName, withdraw: toast({ title, description, variant: 'destructive' }) }
  }

  function missing(isName: boolean, description: string): void {
    notify(
      isName,
      t({ message: 'Missing Information', context: 'title of a notification' }),
      description,
    )
  }

  function wrong(description: string): void {
    notify(
      true,
      t({ message: 'Please Check Your Name', context: 'title of a notification' }),
      description,
    )
  }

  function emailIsWrong(isMissing: boolean): void {
    const description = t({
      message: 'Please enter a valid email address before proceeding.',
      context: 'notification about a form',
    })
    if (isMissing) {
      missing(false, description)
      return
    }
    const title = t({
      message: 'Please Check Your Email Address',
      context: 'title of a notification',
    })
    notify(false, title, description)
  }

  return (errors: FieldErrors<StayValues>): void => {
    goTo(...(Object.keys(errors) as StayField[]))
    const code = errors.customerName?.message
    if (code === 'too_long') {
      wrong(
        t({
          message: 'Your name is too long. Please shorten it before proceeding.',
          context: 'notification about a form',
        }),
      )
    } else if (code === 'invalid_characters') {
      wrong(
        t({
          message: 'Your name contains characters that can’t be printed. Please type it again.',
          context: 'notification about a form',
        }),
      )
    } else if (code) {
      missing(
        true,
        t({
          message: 'Please enter your full name before proceeding.',
          context: 'notification about a form',
        }),
      )
    } else if (errors.customerEmail) {
      emailIsWrong(errors.customerEmail.message === 'email_required')
    }
  }
}
