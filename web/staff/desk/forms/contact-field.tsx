import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import { limitsOfText } from '../../../../domain/business/business.ts'
import type { FieldCode } from '../../../../domain/input/errors.ts'
import { fieldSentences } from '../../../forms/field-sentences.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

interface ContactFieldProps {
  ref?: Ref<HTMLInputElement>
  value: string
  error: FieldCode | undefined
  onChange: (text: string) => void
}

export function ContactInput({ ref, value, error, onChange }: ContactFieldProps) {
  const { i18n } = useLingui()
  return (
    <Field
      label={<Trans context="desk: how to reach the guest, one of them">Phone or email</Trans>}
      error={error && i18n._(fieldSentences[error])}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          data-rare
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={limitsOfText.email}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
