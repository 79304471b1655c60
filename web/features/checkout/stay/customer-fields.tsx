import { Trans } from '@lingui/react/macro'
import { CustomerInputs } from '../../../forms/customer-inputs.tsx'
import { FormSection } from '../../../forms/form-section.tsx'
import { useFieldError } from '../../../forms/use-field-error.ts'
import { DepartureSection } from './departure-section.tsx'
import { NoteField } from './note-field.tsx'
import type { StayForm } from './use-stay-form.ts'

/** Who brings the bags, and what else we may know of them. */
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
