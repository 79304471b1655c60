import { Trans } from '@lingui/react/macro'
import { type Locale, languages, locales } from '../../../../domain/business/locales.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

interface LanguageFieldProps {
  value: Locale
  onChange: (locale: Locale) => void
}

export function LanguageField({ value, onChange }: LanguageFieldProps) {
  return (
    <Field label={<Trans context="desk: the guest's language">Language</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Locale)}
        >
          {locales.map((one) => (
            <option key={one} value={one} lang={one}>
              {languages[one].name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
