import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { SignInAgain } from '../../staff/sign-in-again.tsx'
import { isSignedOut } from '../../staff/staff-load.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { bookingsList, useBookings } from './bookings-query.ts'
import { ConnectionLost } from './connection-lost.tsx'
import { contactsList, useContacts } from './contacts-query.ts'
import styles from './dashboard.module.css'
import { dashboardState } from './dashboard-state.ts'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { figuresAnswer, useFigures } from './figures-query.ts'
import { QuickActions } from './quick-actions.tsx'
import { reservationsList, useReservations } from './reservations-query.ts'
import { SignedInAs } from './signed-in-as.tsx'
import { statusAnswer, useSystemStatus } from './status-query.ts'
import { SummaryCards } from './summary-cards.tsx'
import { SystemStatus } from './system-status.tsx'

const everything = [bookingsList, reservationsList, contactsList, figuresAnswer, statusAnswer]

/**
 * How the business goes, and its bookings, reservations and messages, as they are now
 * (specification, section 2, Admin).
 */
export function Dashboard() {
  const client = useQueryClient()
  const bookings = useBookings()
  const reservations = useReservations()
  const contacts = useContacts()
  const figures = useFigures()
  const status = useSystemStatus()
  const all = [bookings, reservations, contacts, figures, status]
  const state = dashboardState([bookings, reservations, contacts])

  function refresh(): void {
    for (const { queryKey } of everything) void client.invalidateQueries({ queryKey })
  }

  if (state === 'loading') return <Loading />
  if (state === 'connection_lost') {
    return (
      <div className={styles.lost}>
        <ConnectionLost onRetry={refresh} />
        {status.isSuccess && <SystemStatus status={status} />}
      </div>
    )
  }
  return (
    <>
      <header className={styles.header}>
        <div>
          <Heading />
          <SignedInAs />
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" busy={all.some((load) => load.isFetching)} onClick={refresh}>
            <Trans context="button of the staff page">Refresh Data</Trans>
          </Button>
          <PageLink to={paths.home} className={buttonClass({ variant: 'outline' })}>
            <Trans context="link of the staff page">Back to Website</Trans>
          </PageLink>
        </div>
      </header>
      {all.some(({ error }) => isSignedOut(error)) && <SignInAgain />}
      {state === 'lists' && (
        <>
          <SummaryCards figures={figures} />
          <DashboardTabs
            bookings={bookings}
            reservations={reservations}
            contacts={contacts}
            figures={figures.data}
          />
          <div className={styles.below}>
            <QuickActions />
            <SystemStatus status={status} />
          </div>
        </>
      )}
    </>
  )
}

function Loading() {
  return (
    <>
      <Heading />
      <p className={styles.loading} role="status">
        <Spinner /> <Trans context="staff page">Loading admin dashboard...</Trans>
      </p>
    </>
  )
}

function Heading() {
  return (
    <h1 className={styles.heading}>
      <Trans context="heading of the staff page">Admin Dashboard</Trans>
    </h1>
  )
}
