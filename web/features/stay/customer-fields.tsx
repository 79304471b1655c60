import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSection } from './form-section.tsx'
import { useFieldError } from './use-field-error.ts'
import type { StayForm } from './use-stay-form.ts'

/** Who brings the bags. */
export function CustomerFields({ stay }: { stay: StayForm }) {
  const { t } = useLingui()
  const { register } = stay.form
  const errorOf = useFieldError(stay)
  return (
    <FormSection
      title={
        <Trans context="heading of the first part of a booking form">Customer Information</Trans>
      }
    >
      <Field
        required
        label={<Trans context="label of a field">Full Name</Trans>}
        error={errorOf('customerName')}
      >
        {(control) => <TextInput {...control} {...register('customerName')} autoComplete="name" />}
      </Field>
      <Field
        required
        label={<Trans context="label of a field">Email Address</Trans>}
        error={errorOf('customerEmail')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('customerEmail')}
            type="email"
            autoComplete="email"
          />
        )}
      </Field>
      <Field
        label={<Trans context="label of a field">Phone Number (optional)</Trans>}
        error={errorOf('customerPhone')}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('customerPhone')}
            type="tel"
            autoComplete="tel"
            placeholder={t({ message: '+355 69 123 4567', context: 'example of a phone number' })}
          />
        )}
      </Field>
    </FormSection>
  )
}
