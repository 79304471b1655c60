import { Trans, useLingui } from '@lingui/react/macro'
import { type RideDay, rideDayOf } from '../../../../domain/desk/rides.ts'
import { dialledNumber } from '../../../../domain/reports/search-key.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ServiceName } from '../../actions/stay-labels.tsx'
import { StaffLink } from '../../session/staff-link.tsx'
import { rowId } from '../desk-row.tsx'
import { visitText } from '../desk-rows.ts'
import { MoneyFactBadge } from '../panel/money-fact.tsx'
import { NoteMark } from '../panel/note-mark.tsx'
import styles from './rides.module.css'

interface RidesProps {
  records: readonly StayRecord[]
  now: Date
  open: string | null
}

/** Also shows earlier rides that staff haven't closed. Tomorrow's rides are collapsed. */
export function Rides({ records, ...rest }: RidesProps) {
  const { earlier, today, tomorrow } = rideLists(records, rest.now)
  const due = [...earlier, ...today]
  if (due.length + tomorrow.length === 0) return null
  return (
    <section className={styles.rides} aria-labelledby="rides">
      <h2 id="rides" className={styles.heading}>
        <Trans context="desk, heading: taxis, shuttles and tours">Rides and tours today</Trans>{' '}
        <b>{due.length}</b>
      </h2>
      {due.length > 0 && <RideRows records={due} {...rest} />}
      {tomorrow.length > 0 && (
        <details className={styles.tomorrow}>
          <summary>
            <Trans context="desk: taxis, shuttles and tours">Tomorrow</Trans>{' '}
            <b>{tomorrow.length}</b>
          </summary>
          <RideRows records={tomorrow} {...rest} />
        </details>
      )}
    </section>
  )
}

function rideLists(records: readonly StayRecord[], now: Date): Record<RideDay, StayRecord[]> {
  const lists: Record<RideDay, StayRecord[]> = { earlier: [], today: [], tomorrow: [] }
  for (const record of records) {
    const day = rideDayOf(record.stay, now)
    if (day) lists[day].push(record)
  }
  for (const list of Object.values(lists)) {
    list.sort(
      ({ stay: one }, { stay: other }) =>
        one.startDate.getTime() - other.startDate.getTime() ||
        (one.customerName ?? '').localeCompare(other.customerName ?? ''),
    )
  }
  return lists
}

function RideRows({ records, now, open }: RidesProps) {
  return (
    <ul className={styles.rows}>
      {records.map((record) => (
        <li key={record.stay.id}>
          <RideRow record={record} now={now} open={open} />
        </li>
      ))}
    </ul>
  )
}

function Handset() {
  return (
    <svg viewBox="0 0 16 16" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M4.7 1.5 6.6 5 5.2 6.6a9 9 0 0 0 4.2 4.2L11 9.4l3.5 1.9-.6 2.7c-.1.5-.6.9-1.1.8A11.5 11.5 0 0 1 1.2 3.2c-.1-.5.3-1 .8-1.1z" />
    </svg>
  )
}

function RideRow({ record, now, open }: Omit<RidesProps, 'records'> & { record: StayRecord }) {
  const { t } = useLingui()
  const { id, customerName, customerPhone, reference, serviceType, specialRequests } = record.stay
  const name = customerName ?? reference
  return (
    <>
      <StaffLink
        id={rowId(id)}
        to={`/admin/desk?stay=${id}`}
        replace={open !== null}
        aria-current={open === id ? 'true' : undefined}
        className={styles.row}
      >
        <span className={styles.time}>{visitText(record, now)}</span>
        <span className={styles.name}>{name}</span>
        <span className={styles.what}>
          <ServiceName type={serviceType} />
          {specialRequests && ` · ${specialRequests}`}
        </span>
        <span className={styles.facts}>
          <NoteMark stay={record.stay} />
          <MoneyFactBadge record={record} now={now} />
        </span>
      </StaffLink>
      {customerPhone && (
        <a
          href={`tel:${dialledNumber(customerPhone)}`}
          className={classNames(buttonClass({ variant: 'outline', size: 'icon' }), styles.call)}
          aria-label={t({ message: `Call ${name}`, context: 'desk, link: telephone the guest' })}
        >
          <Handset />
        </a>
      )}
    </>
  )
}
