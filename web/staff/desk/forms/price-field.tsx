import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Cents } from '../../../../domain/business/money.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { centsTyped } from '../../till/typed-cash.ts'

/** Returns the price in cents, `undefined` if empty, `null` if invalid. */
export function priceTyped(text: string): Cents | null | undefined {
  return text.trim() === '' ? undefined : centsTyped(text)
}

interface PriceFieldProps {
  value: string
  hint?: ReactNode
  required?: boolean
  onChange: (text: string) => void
}

export function PriceField({ value, hint, required = false, onChange }: PriceFieldProps) {
  const { t } = useLingui()
  const isWrong = priceTyped(value) === null
  return (
    <Field
      required={required}
      label={<Trans context="desk: what a stay costs, as agreed">Price in euros</Trans>}
      hint={hint}
      error={
        isWrong
          ? t({ message: 'Enter an amount, such as 25 or 12.50', context: 'desk' })
          : undefined
      }
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
