import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { limits } from '../../../../domain/business/business.ts'
import type { FieldErrors } from '../../../../domain/input/errors.ts'
import { reserveHours, timeOptions } from '../../../../domain/opening-hours/opening-hours.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { addMonths, tiranaDate } from '../../../../domain/time/calendar.ts'
import { fieldSentences } from '../../../forms/field-sentences.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from '../pass.module.css'
import { bagsAreHere, type RequestedValues } from './change-form-values.ts'

interface ChangeFieldsProps {
  pass: Pass
  wished: RequestedValues
  disabled: boolean
  onChange: (touched: Partial<RequestedValues>) => void
  fields: FieldErrors
}

export function ChangeFields(props: ChangeFieldsProps) {
  const { pass, wished, disabled, onChange, fields } = props
  const { i18n } = useLingui()
  const isHere = bagsAreHere(pass)
  const today = tiranaDate(new Date())
  const sentence = (field: keyof FieldErrors) => {
    const code = fields[field]
    return code && i18n._(fieldSentences[code])
  }
  const counts = Array.from({ length: limits.maxItems }, (_, index) => index + limits.minItems)

  function date(name: 'dropOffDate' | 'pickUpDate', label: ReactNode, error?: string) {
    return (
      <Field label={label} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={wished[name]}
            min={today}
            max={addMonths(today, limits.monthsAhead)}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )}
      </Field>
    )
  }

  function time(name: 'dropOffTime' | 'pickUpTime', label: ReactNode) {
    const offered: string[] = timeOptions(reserveHours)
    const options = offered.includes(wished[name]) ? offered : [wished[name], ...offered]
    return (
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={wished[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          >
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        )}
      </Field>
    )
  }

  return (
    <fieldset className={styles.fields} disabled={disabled}>
      {!isHere && (
        <>
          <Field
            label={<Trans context="field on the guest's pass">Number of Items</Trans>}
            error={sentence('luggageCount')}
            className={styles.wide}
          >
            {(control) => (
              <Select
                {...control}
                value={wished.luggageCount}
                onChange={({ target }) => onChange({ luggageCount: Number(target.value) })}
              >
                {counts.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </Select>
            )}
          </Field>
          {date(
            'dropOffDate',
            <Trans context="field on the guest's pass">Drop-off Date</Trans>,
            sentence('startDate'),
          )}
          {time('dropOffTime', <Trans context="field on the guest's pass">Drop-off Time</Trans>)}
        </>
      )}
      {date(
        'pickUpDate',
        <Trans context="field on the guest's pass">Pick-up Date</Trans>,
        sentence('endDate'),
      )}
      {time('pickUpTime', <Trans context="field on the guest's pass">Pick-up Time</Trans>)}
    </fieldset>
  )
}
