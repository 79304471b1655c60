import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

export type CustomerField = 'customerName' | 'customerEmail' | 'customerPhone'

interface CustomerInputsProps {
  register: (field: CustomerField) => UseFormRegisterReturn
  errorOf: (field: CustomerField) => string | undefined
}

export function CustomerInputs({ register, errorOf }: CustomerInputsProps) {
  const { t } = useLingui()
  return (
    <>
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
    </>
  )
}
