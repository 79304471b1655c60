import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CashCurrency } from '../../../domain/payments/drawer.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './cash-tender.module.css'
import { centsTyped, lekTyped, type TypedCash } from './typed-cash.ts'

interface CashFieldsProps {
  legend: ReactNode
  value: TypedCash
  onChange: (value: TypedCash) => void
  /** Currencies in which the drawer holds less than the typed amount. */
  short?: readonly CashCurrency[]
}

export function CashFields({ legend, value, onChange, short = [] }: CashFieldsProps) {
  const { t } = useLingui()
  const noAmount = t({ message: 'Not a valid amount', context: 'till, under a field' })
  const tooMuch = t({ message: 'More than is in the drawer', context: 'till, under a field' })
  const wrongOf = (currency: CashCurrency, typed: number | null) =>
    typed === null ? noAmount : short.includes(currency) ? tooMuch : undefined
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{legend}</legend>
      <Field
        label={
          <>
            {legend}, <Trans context="currency">Euro</Trans>
          </>
        }
        error={wrongOf('EUR', centsTyped(value.euro))}
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
        error={wrongOf('ALL', lekTyped(value.lek))}
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
