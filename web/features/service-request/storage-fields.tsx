import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { limits } from '../../../domain/business.ts'
import { type StorageType, storageTypes } from '../../../domain/services.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import styles from './request-dialog.module.css'
import { daysForPlan } from './request-values.ts'
import { planOptions } from './request-words.ts'
import { useRequestError } from './use-request-error.ts'
import type { RequestForm } from './use-request-form.ts'

/** Which plan, for how long, and how many pieces. */
export function StorageFields({ form }: { form: RequestForm }) {
  const { i18n } = useLingui()
  const errorOf = useRequestError(form)
  const plan = useWatch({ control: form.control, name: 'storageType' })
  const { maxShortHours } = limits

  function settleDays({ target }: { target: { value: StorageType } }): void {
    form.setValue('days', daysForPlan(form.getValues('days'), plan, target.value))
  }

  return (
    <>
      <div className={styles.pair}>
        <Field
          required
          label={<Trans context="label of a field">Storage Duration</Trans>}
          error={errorOf('storageType')}
        >
          {(control) => (
            <Select {...control} {...form.register('storageType', { onChange: settleDays })}>
              {storageTypes.map((type) => (
                <option key={type} value={type}>
                  {i18n._(planOptions[type])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {plan === 'short' ? (
          <Field
            label={<Trans context="label of a field">Duration (hours)</Trans>}
            error={errorOf('hours')}
          >
            {(control) => (
              <TextInput
                key="hours"
                {...control}
                {...form.register('hours')}
                type="number"
                inputMode="numeric"
                min={1}
                max={maxShortHours}
              />
            )}
          </Field>
        ) : (
          <Field
            label={<Trans context="label of a field">Number of Days</Trans>}
            error={errorOf('days')}
          >
            {(control) => (
              <TextInput
                key="days"
                {...control}
                {...form.register('days')}
                type="number"
                inputMode="numeric"
                min={1}
                max={maxDays}
              />
            )}
          </Field>
        )}
      </div>
      <PiecesFields form={form} />
    </>
  )
}

/** As far ahead as bookings are taken. */
const maxDays = 366
