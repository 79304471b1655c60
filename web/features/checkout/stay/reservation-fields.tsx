import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormSection } from '../../../forms/form-section.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { DepartureSection } from '../departure/departure-section.tsx'
import { ClosureNotice } from './closure-notice.tsx'
import { DateField } from './date-field.tsx'
import { ItemsField } from './items-field.tsx'
import styles from './reservation-fields.module.css'
import { TimeField } from './time-field.tsx'
import { useFieldError } from './use-field-error.ts'
import type { StayForm } from './use-stay-form.ts'

/** When the bags come and go, and how many; `children` is the price panel, beside what it counts. */
export function ReservationFields({ stay, children }: { stay: StayForm; children: ReactNode }) {
  const errorOf = useFieldError(stay)
  return (
    <FormSection
      title={
        <Trans context="heading of the second part of a booking form">Reservation Details</Trans>
      }
    >
      <div className={styles.pair}>
        <DateField
          stay={stay}
          name="dropOffDate"
          label={<Trans context="label of a field">Drop-off Date</Trans>}
        />
        <TimeField
          stay={stay}
          name="dropOffTime"
          label={<Trans context="label of a field">Drop-off Time</Trans>}
        />
      </div>
      <div className={styles.pair}>
        <DateField
          stay={stay}
          name="pickUpDate"
          label={<Trans context="label of a field">Pick-up Date</Trans>}
        />
        <TimeField
          stay={stay}
          name="pickUpTime"
          label={<Trans context="label of a field">Pick-up Time</Trans>}
        />
      </div>
      <ClosureNotice stay={stay} />
      <DepartureSection stay={stay} />
      <p className={styles.note}>
        <Trans context="note of a booking form">All times are in Central European Time (CET)</Trans>
      </p>
      <ItemsField stay={stay} />
      {children}
      <Field
        label={<Trans context="label of a field">Special Requests (optional)</Trans>}
        error={errorOf('specialRequests')}
      >
        {(control) => <TextArea {...control} {...stay.form.register('specialRequests')} rows={3} />}
      </Field>
    </FormSection>
  )
}
