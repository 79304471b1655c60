import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { limits, prices } from '../../../domain/business/business.ts'
import { eurosFromCents } from '../../../domain/business/money.ts'
import { type StorageType, storageTypes } from '../../../domain/business/stay.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberField } from './number-field.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import styles from './request-dialog.module.css'
import { daysForPlan } from './request-values.ts'
import type { RequestForm } from './use-request-form.ts'

const hour = eurosFromCents(prices.hourPerItem)
const day = eurosFromCents(prices.dayPerItem)
const fortnight = eurosFromCents(prices.mid.cents)
const month = eurosFromCents(prices.long.cents)

/** Texts from the specification (section 9). */
const planOptions: Record<StorageType, MessageDescriptor> = {
  short: msg({ message: `Short Term (${hour}€/hour)`, context: 'plan to choose' }),
  daily: msg({ message: `Daily Storage (€${day}/day)`, context: 'plan to choose' }),
  mid: msg({ message: `Mid Term (${fortnight}€/2 weeks)`, context: 'plan to choose' }),
  long: msg({ message: `Long Term (${month}€/month)`, context: 'plan to choose' }),
}

export function StorageFields({ form }: { form: RequestForm }) {
  const { i18n } = useLingui()
  const errorOf = useFieldError(form.control)
  const plan = useWatch({ control: form.control, name: 'storageType' })

  function adjustDays({ target }: { target: { value: StorageType } }): void {
    form.setValue('days', daysForPlan(form.getValues('days'), plan, target.value))
  }

  return (
    <>
      <Field
        required
        label={<Trans context="label of a field">Storage Duration</Trans>}
        error={errorOf('storageType')}
      >
        {(control) => (
          <Select {...control} {...form.register('storageType', { onChange: adjustDays })}>
            {storageTypes.map((type) => (
              <option key={type} value={type}>
                {i18n._(planOptions[type])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={styles.pair}>
        {plan === 'short' ? (
          <NumberField
            key="hours"
            form={form}
            name="hours"
            label={<Trans context="label of a field">Duration (hours)</Trans>}
            max={limits.maxShortHours}
          />
        ) : (
          <NumberField
            key="days"
            form={form}
            name="days"
            label={<Trans context="label of a field">Number of Days</Trans>}
            max={limits.maxDays}
          />
        )}
        <PiecesFields form={form} />
      </div>
    </>
  )
}
