import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Pass } from '../../../domain/pass.ts'
import type { StayStatus } from '../../../domain/stay.ts'
import styles from './pass.module.css'

/** How the stay stands, in one sentence; read out whenever it changes. */
export function Standing({ pass }: { pass: Pass }) {
  const says: Record<StayStatus, ReactNode> = {
    pending: <Trans context="on the guest's pass">Not confirmed yet. We’ll write to you.</Trans>,
    confirmed: <Trans context="on the guest's pass">Show this code at our desk.</Trans>,
    checked_in: (
      <Trans context="on the guest's pass">Your bags are with us. Show this code to collect.</Trans>
    ),
    completed: <Trans context="on the guest's pass">Collected. Safe travels.</Trans>,
    cancelled: <Trans context="on the guest's pass">This booking is cancelled.</Trans>,
    no_show: (
      <Trans context="on the guest's pass">
        The booked time has passed. If you are still coming, call us.
      </Trans>
    ),
    expired: (
      <Trans context="on the guest's pass">This booking was not paid in time and has lapsed.</Trans>
    ),
    abandoned: (
      <Trans context="on the guest's pass">Your bags were not collected. Please call us.</Trans>
    ),
  }
  return (
    <p role="status" className={styles.standing}>
      {says[pass.status]}
    </p>
  )
}
