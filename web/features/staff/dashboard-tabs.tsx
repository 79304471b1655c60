import { Trans, useLingui } from '@lingui/react/macro'
import { Tabs } from 'radix-ui'
import type { StaffBooking, StaffMessage, StaffReservation } from '../../../domain/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { bookingCounts } from './booking-counts.ts'
import { BookingRow } from './booking-row.tsx'
import styles from './dashboard.module.css'
import { MessageRow } from './message-row.tsx'
import { ReservationRow } from './reservation-row.tsx'
import type { StaffList } from './staff-list.ts'
import { StaffRows } from './staff-rows.tsx'

interface DashboardTabsProps {
  bookings: StaffList<StaffBooking>
  reservations: StaffList<StaffReservation>
  contacts: StaffList<StaffMessage>
}

export function DashboardTabs({ bookings, reservations, contacts }: DashboardTabsProps) {
  const { t } = useLingui()
  const { paid, unpaid } = bookingCounts(bookings.data ?? [])
  const reservationCount = reservations.data?.length ?? 0
  const messageCount = contacts.data?.length ?? 0
  return (
    <Tabs.Root defaultValue="bookings">
      <Tabs.List
        className={styles.tabs}
        aria-label={t({ message: 'Lists', context: 'name of the tabs of the staff page' })}
      >
        <Tabs.Trigger value="bookings" className={styles.tab}>
          <Trans context="tab of the staff page">Paid Bookings ({paid})</Trans>
          {unpaid > 0 && (
            <>
              {' '}
              <Badge>
                <Trans context="badge on the tab of bookings, a number of them">
                  {unpaid} unpaid
                </Trans>
              </Badge>
            </>
          )}
        </Tabs.Trigger>
        <Tabs.Trigger value="reservations" className={styles.tab}>
          <Trans context="tab of the staff page">Reservations ({reservationCount})</Trans>
        </Tabs.Trigger>
        <Tabs.Trigger value="messages" className={styles.tab}>
          <Trans context="tab of the staff page">Messages ({messageCount})</Trans>
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="bookings">
        <StaffRows
          list={bookings}
          row={BookingRow}
          broken={<Trans context="staff page">Cannot connect to external booking API</Trans>}
          empty={<Trans context="staff page">No paid bookings found...</Trans>}
        />
      </Tabs.Content>
      <Tabs.Content value="reservations">
        <StaffRows
          list={reservations}
          row={ReservationRow}
          broken={<Trans context="staff page">Cannot connect to external reservations API</Trans>}
          empty={<Trans context="staff page">No reservations found...</Trans>}
        />
      </Tabs.Content>
      <Tabs.Content value="messages">
        <StaffRows
          list={contacts}
          row={MessageRow}
          broken={<Trans context="staff page">Cannot connect to external contacts API</Trans>}
          empty={<Trans context="staff page">No contact messages found.</Trans>}
        />
      </Tabs.Content>
    </Tabs.Root>
  )
}
