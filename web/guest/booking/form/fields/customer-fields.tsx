import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { CustomerInputs } from '../../../../forms/customer-inputs.tsx'
import { FormSection } from '../../../../forms/form-section.tsx'
import { useFieldError } from '../../../../forms/use-field-error.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { StayForm } from '../use-stay-form.ts'
import { DepartureSection } from './departure-section.tsx'
import { Folded } from './folded.tsx'

export function CustomerFields({ stay }: { stay: StayForm }) {
  return (
    <FormSection
      title={
        <Trans context="heading of the first part of a booking form">Customer Information</Trans>
      }
    >
      <CustomerInputs register={stay.form.register} errorOf={useFieldError(stay.form.control)} />
      <DepartureSection stay={stay} />
      <NoteField stay={stay} />
    </FormSection>
  )
}

function NoteField({ stay: { form } }: { stay: StayForm }) {
  const error = useFieldError(form.control)('specialRequests')
  const given = useWatch({ control: form.control, name: 'specialRequests' }) !== ''
  return (
    <Folded
      title={<Trans context="opens the field for special requests">Add a note</Trans>}
      filled={given}
    >
      <Field
        label={<Trans context="label of a field">Special Requests (optional)</Trans>}
        error={error}
      >
        {(control) => <TextArea {...control} {...form.register('specialRequests')} rows={3} />}
      </Field>
    </Folded>
  )
}
