import { Trans, useLingui } from '@lingui/react/macro'
import { fieldSentences } from '../../../errors/field-sentences.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { prepareToasts } from '../../../ui/toast/toast.ts'
import { DirectionField } from './direction-field.tsx'
import type { BookedShuttle } from './shuttle-booking.ts'
import styles from './shuttle-form.module.css'
import type { ShuttleField } from './shuttle-values.ts'
import { type MakeField, TripFields } from './trip-fields.tsx'
import { useShuttleForm } from './use-shuttle-form.ts'

/** Who travels, which way, when and how many (specification, section 3, Shuttle form). */
export function ShuttleForm({ booked }: { booked: (booked: BookedShuttle) => void }) {
  const { i18n } = useLingui()
  const { errors, sending, failure, submit, changed } = useShuttleForm(booked)

  const errorOf = (name: ShuttleField) => {
    const code = errors[name]
    return code && i18n._(fieldSentences[code])
  }

  const field: MakeField = (name, label, control) => (
    <Field required label={label} error={errorOf(name)}>
      {(attributes) => control({ ...attributes, name })}
    </Field>
  )

  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={submit}
      onFocus={prepareToasts}
      onChange={({ target }: { target: EventTarget }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
          changed(target.name as ShuttleField)
        }
      }}
    >
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
