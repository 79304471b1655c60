import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../../domain/business/business.ts'
import { useFieldError } from '../../../../forms/use-field-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextInput } from '../../../../ui/text-input.tsx'
import { itemsOf } from '../stay-values.ts'
import type { StayForm } from '../use-stay-form.ts'
import styles from './items-field.module.css'

const { minItems, maxItems } = limits

export function ItemsField({ stay }: { stay: StayForm }) {
  const { t } = useLingui()
  const { form } = stay
  const error = useFieldError(stay.form.control)('luggageCount')

  function step(by: number): void {
    const items = itemsOf(form.getValues('luggageCount'))
    const next = Math.min(maxItems, Math.max(minItems, (Math.trunc(items) || 0) + by))
    form.setValue('luggageCount', String(next), { shouldValidate: form.formState.isSubmitted })
  }

  return (
    <Field
      label={<Trans context="label of a field">Number of Items</Trans>}
      hint={
        <Trans context="under the number of items">
          {minItems} to {maxItems}. Any size, any weight.
        </Trans>
      }
      error={error}
      className={styles.items}
    >
      {(control) => (
        <div className={styles.stepper}>
          <Button
            variant="outline"
            size="icon"
            onClick={() => step(-1)}
            aria-label={t({ message: 'One item fewer', context: 'button' })}
          >
            −
          </Button>
          <TextInput
            {...control}
            {...form.register('luggageCount')}
            type="number"
            inputMode="numeric"
            min={minItems}
            max={maxItems}
            defaultValue="1"
            className={styles.count}
          />
          <Button
            variant="outline"
            size="icon"
            onClick={() => step(1)}
            aria-label={t({ message: 'One item more', context: 'button' })}
          >
            +
          </Button>
        </div>
      )}
    </Field>
  )
}
