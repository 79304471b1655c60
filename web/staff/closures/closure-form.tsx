import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffClosure } from '../../../domain/opening-hours/staff-closures.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import { fromTimes, toTimes } from './closure-fields.ts'
import { ClosurePreview } from './closure-preview.tsx'
import styles from './closures.module.css'
import { ActionFailed } from './failures.tsx'
import { ClosureReasonField } from './reason-field.tsx'
import { useClosureForm } from './use-closure-form.ts'

export function ClosureForm({ onClosed }: { onClosed: (closure: StaffClosure) => void }) {
  const { t } = useLingui()
  const { register, fields, previewed, errorAt, submit, busy, failure, changed } =
    useClosureForm(onClosed)
  const { kind, span, date } = fields
  const today = tiranaDate(new Date())
  const needsOwner = useOwnerReason('POST /api/staff/closures')

  return (
    <Card aria-labelledby="new-closure">
      <h2 id="new-closure">
        <Trans context="heading of a form: the office is to be closed">Close the office</Trans>
      </h2>
      <OwnerOnly reason={needsOwner}>
        <form noValidate onSubmit={submit} onChange={changed} className={styles.form}>
          <Field
            label={<Trans context="label: shut or full">Type</Trans>}
            hint={
              kind === 'closed' ? (
                <Trans context="hint: the office is shut">Nobody can drop off or pick up.</Trans>
              ) : (
                <Trans context="hint: the office is full">No new bags. Pick-ups continue.</Trans>
              )
            }
          >
            {(control) => (
              <Select {...control} {...register('kind')}>
                <option value="closed">
                  {t({ message: 'Shut', context: 'the office: nobody is at the desk' })}
                </option>
                <option value="full">
                  {t({ message: 'Full', context: 'the office: no more bags are taken in' })}
                </option>
              </Select>
            )}
          </Field>
          <Field label={<Trans context="label: a day, days or hours">How long</Trans>}>
            {(control) => (
              <Select {...control} {...register('span')}>
                <option value="day">{t({ message: 'One day', context: 'how long' })}</option>
                <option value="days">{t({ message: 'Several days', context: 'how long' })}</option>
                <option value="hours">
                  {t({ message: 'Part of a day', context: 'how long' })}
                </option>
              </Select>
            )}
          </Field>
          <Field
            label={
              span === 'days' ? (
                <Trans context="label: a date">First day</Trans>
              ) : (
                <Trans context="label: a date">Day</Trans>
              )
            }
            error={errorAt('date')}
          >
            {(control) => <TextInput {...control} {...register('date')} type="date" min={today} />}
          </Field>
          {span === 'days' && (
            <Field
              label={<Trans context="label: a date">Last day</Trans>}
              error={errorAt('lastDate')}
            >
              {(control) => (
                <TextInput {...control} {...register('lastDate')} type="date" min={date || today} />
              )}
            </Field>
          )}
          {span === 'hours' && (
            <div className={styles.pair}>
              <Field label={<Trans context="label: a time of day">From</Trans>}>
                {(control) => <Times {...control} {...register('fromTime')} times={fromTimes} />}
              </Field>
              <Field
                label={<Trans context="label: a time of day">Until</Trans>}
                error={errorAt('toTime')}
              >
                {(control) => <Times {...control} {...register('toTime')} times={toTimes} />}
              </Field>
            </div>
          )}
          <ClosureReasonField error={errorAt('reason')} register={register} />
          <ClosurePreview terms={previewed} />
          {failure && <ActionFailed error={failure} />}
          <SubmitButton busy={busy}>
            {kind === 'closed' ? (
              <Trans context="button of a form: shut the office">Shut the office</Trans>
            ) : (
              <Trans context="button of a form: the office takes no more bags">
                Take no more bags
              </Trans>
            )}
          </SubmitButton>
        </form>
      </OwnerOnly>
    </Card>
  )
}

interface TimesProps extends React.ComponentProps<typeof Select> {
  times: readonly string[]
}

function Times({ times, ...rest }: TimesProps) {
  return (
    <Select {...rest}>
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </Select>
  )
}
