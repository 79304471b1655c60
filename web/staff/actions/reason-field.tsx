import { Trans } from '@lingui/react/macro'
import { limitsOfText } from '../../../domain/business/business.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
}

export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <Field required label={<Trans context="desk: why staff do something">Reason</Trans>}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={limitsOfText.reason}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
