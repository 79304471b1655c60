import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StayStatus } from '../../../domain/business/stay.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { isDeclined } from './is-declined.ts'
import styles from './pass.module.css'

export function StayStatusNote({ pass }: { pass: Pass }) {
  const isStorage = pass.serviceType === 'storage'
  const says: Record<StayStatus, ReactNode> = {
    pending: isDeclined(pass) ? (
      <Trans context="on the guest's pass">
        The payment did not go through, so this booking does not stand.
      </Trans>
    ) : (
      <Trans context="on the guest's pass">Not confirmed yet. We’ll write to you.</Trans>
    ),
    confirmed: isStorage ? (
      <Trans context="on the guest's pass">Show this code at our desk.</Trans>
    ) : (
      <Trans context="on the guest's pass, of a ride or a tour">This booking is confirmed.</Trans>
    ),
    checked_in: (
      <Trans context="on the guest's pass">Your bags are with us. Show this code to collect.</Trans>
    ),
    completed: isStorage ? (
      <Trans context="on the guest's pass">Collected. Safe travels.</Trans>
    ) : (
      <Trans context="on the guest's pass, of a ride or a tour">Completed. Safe travels.</Trans>
    ),
    cancelled: <Trans context="on the guest's pass">This booking is cancelled.</Trans>,
    no_show: (
      <Trans context="on the guest's pass">
        The booked time has passed. If you are still coming, call us.
      </Trans>
    ),
    expired: isStorage ? (
      <Trans context="on the guest's pass">This booking was not paid in time and has lapsed.</Trans>
    ) : (
      <Trans context="on the guest's pass, of a ride or a tour">
        We could not confirm this request in time, and it has lapsed.
      </Trans>
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
