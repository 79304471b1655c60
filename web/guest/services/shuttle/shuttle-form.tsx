import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/notice.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { prepareToasts } from '../../../ui/toast/toast.ts'
import { DirectionField } from './direction-field.tsx'
import type { BookedShuttle } from './shuttle-booking.ts'
import styles from './shuttle-form.module.css'
import { TripFields } from './trip-fields.tsx'
import { useShuttleForm } from './use-shuttle-form.ts'

export function ShuttleForm({ booked }: { booked: (booked: BookedShuttle) => void }) {
  const { attributes, field, errorOf, busy: sending, failure } = useShuttleForm(booked)
  return (
    <form {...attributes} className={styles.form} onFocus={prepareToasts}>
      {field('fullName', <Trans context="label of a field">Full Name</Trans>, (control) => (
        <TextInput {...control} autoComplete="name" />
      ))}
      {field('email', <Trans context="label of a field">Email Address</Trans>, (control) => (
        <TextInput {...control} type="email" autoComplete="email" />
      ))}
      {field('phone', <Trans context="label of a field">Phone Number</Trans>, (control) => (
        <TextInput {...control} type="tel" autoComplete="tel" />
      ))}
      <DirectionField error={errorOf('direction')} />
      <TripFields field={field} />
      <SubmitButton busy={sending}>
        {sending ? (
          <Trans context="button of a form, meanwhile">Creating Booking...</Trans>
        ) : (
          <Trans context="button of a form">Confirm Booking</Trans>
        )}
      </SubmitButton>
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
    </form>
  )
}
