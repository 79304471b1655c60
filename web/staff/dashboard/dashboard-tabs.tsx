import { Trans, useLingui } from '@lingui/react/macro'
import { Tabs } from 'radix-ui'
import type { Figures } from '../../../domain/reports/figures.ts'
import type {
  StaffBooking,
  StaffMessage,
  StaffReservation,
} from '../../../domain/reports/staff-lists.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { StaffRows } from '../actions/staff-rows.tsx'
import { countText } from '../session/figure-text.ts'
import type { StaffList } from '../session/staff-query.ts'
import { BookingRow } from './booking-row.tsx'
import styles from './dashboard.module.css'
import { MessageRow } from './message-row.tsx'
import { Overview } from './overview.tsx'
import { ReservationRow } from './reservation-row.tsx'

interface DashboardTabsProps {
  bookings: StaffList<StaffBooking>
  reservations: StaffList<StaffReservation>
  contacts: StaffList<StaffMessage>
  figures: Figures | undefined
}

export function DashboardTabs({ bookings, reservations, contacts, figures }: DashboardTabsProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const paid = countText(figures?.paidBookings, locale)
  const unpaid = countText(figures?.unpaidBookings, locale)
  const reservationCount = countText(figures?.reservations, locale)
  const messageCount = countText(figures?.messages, locale)
  return (
    <Tabs.Root defaultValue="overview">
      <Tabs.List
        className={styles.tabs}
        aria-label={t({ message: 'Lists', context: 'name of the tabs of the staff page' })}
      >
        <Tabs.Trigger value="overview" className={styles.tab}>
          <Trans context="tab of the staff page">Overview</Trans>
        </Tabs.Trigger>
        <Tabs.Trigger value="bookings" className={styles.tab}>
          <Trans context="tab of the staff page">Paid Bookings ({paid})</Trans>
          {Boolean(figures?.unpaidBookings) && (
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
      <Tabs.Content value="overview">
        <Overview figures={figures} />
      </Tabs.Content>
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
