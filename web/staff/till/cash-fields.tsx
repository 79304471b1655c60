import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './cash-tender.module.css'
import { centsTyped, lekTyped, type TypedCash } from './typed-cash.ts'

interface CashFieldsProps {
  legend: ReactNode
  value: TypedCash
  onChange: (value: TypedCash) => void
}

export function CashFields({ legend, value, onChange }: CashFieldsProps) {
  const { t } = useLingui()
  const noAmount = t({ message: 'Not a valid amount', context: 'till, under a field' })
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{legend}</legend>
      <Field
        label={
          <>
            {legend}, <Trans context="currency">Euro</Trans>
          </>
        }
        error={centsTyped(value.euro) === null ? noAmount : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={value.euro}
            onChange={({ target }) => onChange({ ...value, euro: target.value })}
          />
        )}
      </Field>
      <Field
        label={
          <>
            {legend}, <Trans context="currency">Lek</Trans>
          </>
        }
        error={lekTyped(value.lek) === null ? noAmount : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={value.lek}
            onChange={({ target }) => onChange({ ...value, lek: target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}
