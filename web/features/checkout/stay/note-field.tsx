import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useFieldError } from '../../../forms/use-field-error.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Folded } from './folded.tsx'
import type { StayForm } from './use-stay-form.ts'

/** What else the guest wants to say, folded away until there is something. */
export function NoteField({ stay: { form } }: { stay: StayForm }) {
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
