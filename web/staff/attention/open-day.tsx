import { Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './attention.module.css'

interface OpenDayNameProps {
  entry: Extract<AttentionEntry, { kind: 'till_open' }>
}

export function OpenDayName({ entry: { day, holder } }: OpenDayNameProps) {
  return (
    <>
      <span className={styles.name}>{dateText(day, useLocale())}</span>
      {holder && <span className={styles.soft}>{holder.username}</span>}
    </>
  )
}

export function ToTheTill() {
  return (
    <div className={styles.action}>
      <StaffLink
        to="/admin/till"
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} ${styles.desk}`}
      >
        <Trans context="link of the staff page: to the cash register">Go to the till</Trans>
      </StaffLink>
    </div>
  )
}
