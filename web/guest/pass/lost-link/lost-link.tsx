import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from './lost-link.module.css'
import { useLostLink } from './use-lost-link.ts'

/** Form that requests the guest's links. They are only sent to the booking's email address. */
export function LostLink() {
  const { form, outcome } = useLostLink()
  const heading = useId()
  return (
    <form {...form.attributes} data-comes-late aria-labelledby={heading} className={styles.form}>
      <h2 id={heading}>
        <Trans context="heading of a form: a guest has lost the link to their booking">
          Lost your link?
        </Trans>
      </h2>
      <p>
        <Trans context="under 'Lost your link?'">
          We’ll email it to you again, to the address you booked with.
        </Trans>
      </p>
      {form.field('email', <Trans context="label of a field">Email Address</Trans>, (control) => (
        <TextInput {...control} type="email" autoComplete="email" enterKeyHint="send" />
      ))}
      <SubmitButton busy={form.busy}>
        <Trans context="button: sends the link to a booking by email">Email me the link</Trans>
      </SubmitButton>
      <div role="status">
        {outcome === 'asked' && (
          <Notice tone="success">
            <p>
              <Trans context="after a guest has asked for the link to their booking">
                If we have a booking with this address, its link is on its way. Please look in your
                spam folder too. Nothing there after ten minutes? Call us.
              </Trans>
            </p>
          </Notice>
        )}
        {outcome === 'too_often' && (
          <Notice tone="danger">
            <p>
              <Trans context="a guest asks too often for the link to their booking">
                Too many attempts. Please wait a minute.
              </Trans>
            </p>
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice tone="danger">
            <p>
              <Trans context="the link to a booking could not be sent">
                We couldn’t send it. Please try again, or call us.
              </Trans>
            </p>
          </Notice>
        )}
      </div>
    </form>
  )
}
