import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormSection } from '../../../forms/form-section.tsx'
import { ClosureNotice } from './closure-notice.tsx'
import { ItemsField } from './items-field.tsx'
import styles from './reservation-fields.module.css'
import type { StayForm } from './use-stay-form.ts'
import { WhenFields } from './when-fields.tsx'

/** How many bags, and when they come and go; `children` is the price panel, right under what it counts. */
export function ReservationFields({ stay, children }: { stay: StayForm; children: ReactNode }) {
  return (
    <FormSection
      title={
        <Trans context="heading of the second part of a booking form">Reservation Details</Trans>
      }
    >
      <ItemsField stay={stay} />
      <WhenFields stay={stay} />
      <ClosureNotice stay={stay} />
      {children}
      <p className={styles.note}>
        <Trans context="note of a booking form">All times are in Central European Time (CET)</Trans>
      </p>
    </FormSection>
  )
}
