import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { limits } from '../../../domain/business/business.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberField } from './number-field.tsx'
import { includesTwoPieces, morePiecesFrom } from './request-values.ts'
import type { RequestForm } from './use-request-form.ts'

export function PiecesFields({ form }: { form: RequestForm }) {
  const { t } = useLingui()
  const errorOf = useFieldError(form.control)
  const [plan, pieces] = useWatch({ control: form.control, name: ['storageType', 'pieces'] })
  return (
    <>
      <Field
        label={<Trans context="label of a field">Number of Luggage Pieces</Trans>}
        error={errorOf('pieces')}
      >
        {(control) => (
          <Select {...control} {...form.register('pieces')}>
            <option value="1">1</option>
            <option value="2">
              {includesTwoPieces(plan)
                ? t({ message: '2 (included)', context: 'pieces of luggage that a plan covers' })
                : '2'}
            </option>
            <option value="more">
              {t({ message: `${morePiecesFrom}+ (contact us)`, context: 'pieces of luggage' })}
            </option>
          </Select>
        )}
      </Field>
      {pieces === 'more' && (
        <NumberField
          form={form}
          name="morePieces"
          label={<Trans context="label of a field">How many pieces?</Trans>}
          min={morePiecesFrom}
          max={limits.maxItems}
        />
      )}
    </>
  )
}
