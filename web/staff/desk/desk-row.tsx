import { Plural, Trans } from '@lingui/react/macro'
import { deskColumnOf } from '../../../domain/desk/desk-day.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { type NextAction, nextAction } from '../../../domain/stay/stay-transition.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ServiceName, StatusBadge } from '../actions/stay-labels.tsx'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './desk-row.module.css'
import { visitText } from './desk-rows.ts'
import { MoneyFactBadge } from './panel/money-fact.tsx'
import { NextActionName } from './panel/next-action.tsx'
import { NoteMark } from './panel/note-mark.tsx'

export function rowId(stayId: string): string {
  return `row-${stayId}`
}

interface DeskRowProps {
  record: StayRecord
  now: Date
  open: string | null
}

export function DeskRow({ record, now, open }: DeskRowProps) {
  const { stay } = record
  const count = bagsInside(record).length || stay.luggageCount
  const isExpected = deskColumnOf(stay, now) !== null
  const isRide = stay.serviceType !== 'storage' && bagsInside(record).length === 0
  return (
    <StaffLink
      id={rowId(stay.id)}
      to={`/admin/desk?stay=${stay.id}`}
      // Replaces the open stay in the browser's history, so that Back leads to the list.
      replace={open !== null}
      aria-current={open === stay.id ? 'true' : undefined}
      className={styles.row}
    >
      <span className={styles.time}>{visitText(record, now)}</span>
      <span className={styles.name}>{stay.customerName ?? stay.reference}</span>
      <span className={styles.facts}>
        <span className={styles.count}>
          {isRide ? (
            <ServiceName type={stay.serviceType} />
          ) : (
            <>
              <span aria-hidden="true">
                {count}
                <Suitcase />
              </span>
              <span className="visually-hidden">
                <Plural context="desk" value={count} one="# item" other="# items" />
              </span>
            </>
          )}
        </span>
        <NoteMark stay={stay} />
        <Unsent stayId={stay.id} />
        {isExpected ? (
          <MoneyFactBadge record={record} now={now} />
        ) : (
          <StatusBadge status={stay.status} />
        )}
      </span>
      <NextStep action={nextAction(record)} />
    </StaffLink>
  )
}

function Unsent({ stayId }: { stayId: string }) {
  const kept = usePendingActions().filter((action) => action.stayId === stayId && action.wasOffline)
  if (kept.length === 0) return null
  if (kept.some(({ refused }) => refused !== null)) {
    return (
      <Badge tone="danger">
        <Trans context="desk: something of a stay was refused">Refused</Trans>
      </Badge>
    )
  }
  return (
    <Badge>
      <Trans context="desk: something of a stay is still to be sent">Waiting</Trans>
    </Badge>
  )
}

function Suitcase() {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d="M5 4V2.5A1.5 1.5 0 0 1 6.5 1h3A1.5 1.5 0 0 1 11 2.5V4h2a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 13 14H3a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 3 4zm1.5 0h3V2.5h-3z" />
    </svg>
  )
}

function NextStep({ action }: { action: NextAction | null }) {
  return (
    <span className={classNames(styles.action, action ? styles[action] : styles.open)}>
      {action ? (
        <NextActionName action={action} />
      ) : (
        <Trans context="desk, button: show a stay">Open</Trans>
      )}
    </span>
  )
}
