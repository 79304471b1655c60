import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { FailureNotice } from '../../forms/failure-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { prepareToasts } from '../../ui/toast/toast.ts'
import { WithoutScripts } from '../office/without-scripts.tsx'
import styles from './contact-form.module.css'
import { prepareDelivery, useContactForm } from './use-contact-form.ts'

const { replyHours } = business

export function ContactForm() {
  const { form, sent } = useContactForm()
  const { field, busy: sending, failure } = form

  function prepare(): void {
    prepareToasts()
    prepareDelivery()
  }

  return (
    <form {...form.attributes} className={styles.form} onFocus={prepare}>
      <WithoutScripts />
      {field('name', <Trans context="label of a field">Full Name</Trans>, (control) => (
        <TextInput {...control} autoComplete="name" enterKeyHint="next" />
      ))}
      {field('email', <Trans context="label of a field">Email Address</Trans>, (control) => (
        <TextInput {...control} type="email" autoComplete="email" enterKeyHint="next" />
      ))}
      {field('subject', <Trans context="label of a field">Subject</Trans>, (control) => (
        <TextInput {...control} enterKeyHint="next" />
      ))}
      {field('message', <Trans context="label of a field">Message</Trans>, (control) => (
        <TextArea {...control} rows={6} />
      ))}
      {failure && <FailureNotice>{failure}</FailureNotice>}
      <SubmitButton busy={sending}>
        {sending ? (
          <Trans context="button of the contact form, meanwhile">Sending...</Trans>
        ) : (
          <Trans context="button of the contact form">Send Message</Trans>
        )}
      </SubmitButton>
      {sent && (
        <Notice tone="success">
          <p>
            <Trans context="stays where a message was sent from">
              We’ve received your message. We’ll respond within {replyHours} hours.
            </Trans>
          </p>
        </Notice>
      )}
    </form>
  )
}
