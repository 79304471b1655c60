import { Trans } from '@lingui/react/macro'
import { CustomerInputs } from '../../../forms/customer-inputs.tsx'
import { FormSection } from '../../../forms/form-section.tsx'
import { useFieldError } from './use-field-error.ts'
import type { StayForm } from './use-stay-form.ts'

/** Who brings the bags. */
export function CustomerFields({ stay }: { stay: StayForm }) {
  return (
    <FormSection
      title={
        <Trans context="heading of the first part of a booking form">Customer Information</Trans>
      }
    >
      <CustomerInputs register={stay.form.register} errorOf={useFieldError(stay)} />
    </FormSection>
  )
}
