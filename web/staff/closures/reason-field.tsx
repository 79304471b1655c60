import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { limitsOfText } from '../../../domain/business/business.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ClosureFields } from './closure-fields.ts'

interface ReasonFieldProps {
  error: string | undefined
  register: UseFormRegister<ClosureFields>
}

export function ClosureReasonField({ error, register }: ReasonFieldProps) {
  const { t } = useLingui()
  const usual = useId()
  const reasons = [
    t({ message: 'Public holiday', context: 'why the office is closed' }),
    t({ message: 'Staff ill', context: 'why the office is closed' }),
    t({ message: 'Repairs', context: 'why the office is closed' }),
    t({ message: 'Power cut', context: 'why the office is closed' }),
    t({ message: 'No space left', context: 'why the office takes no bags' }),
  ]
  return (
    <Field
      required
      label={<Trans context="label: why the office is closed">Reason</Trans>}
      hint={<Trans context="hint under the reason">Only for you: guests do not see it.</Trans>}
      error={error}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            {...register('reason', { validate: (reason) => reason.trim() !== '' })}
            list={usual}
            maxLength={limitsOfText.closureReason}
            autoComplete="off"
          />
          <datalist id={usual}>
            {reasons.map((reason) => (
              <option key={reason} value={reason} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
