import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { contactsList, useContacts } from '../actions/contacts-query.ts'
import { configQuery } from '../session/config-query.ts'
import { sessionQuery } from '../session/session-query.ts'
import { staffAnswer, staffList } from '../session/staff-query.ts'
import { ConnectionLost } from './connection-lost.tsx'
import styles from './dashboard.module.css'
import { dashboardState } from './dashboard-state.ts'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { SystemStatusSection } from './system-status.tsx'

const bookingsList = staffList('GET /api/staff/bookings', 'bookings')
const reservationsList = staffList('GET /api/staff/reservations', 'reservations')
const figuresAnswer = staffAnswer('GET /api/staff/figures', 'figures')
const statusAnswer = staffAnswer('GET /api/staff/status', 'status')

const everything = [bookingsList, reservationsList, contactsList, figuresAnswer, statusAnswer]

export function Dashboard() {
  const client = useQueryClient()
  const bookings = useInfiniteQuery(bookingsList)
  const reservations = useInfiniteQuery(reservationsList)
  const contacts = useContacts()
  const figures = useQuery(figuresAnswer)
  const status = useQuery(statusAnswer)
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
        {status.isSuccess && <SystemStatusSection status={status} />}
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
            <SystemStatusSection status={status} />
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

function SignedInAs() {
  const { data } = useQuery(sessionQuery)
  const config = useQuery(configQuery)
  if (!data) return null
  const { username, role } = data
  const hasRoles = config.data !== undefined && config.data.owners !== null
  return (
    <p className={styles.signedIn}>
      <Trans context="staff page, before a person's name">Signed in as {username}</Trans>{' '}
      {hasRoles && (
        <Badge>
          {role === 'owner' ? (
            <Trans context="staff page: the role of whoever is signed in">Owner</Trans>
          ) : (
            <Trans context="staff page: the role of whoever is signed in">Staff</Trans>
          )}
        </Badge>
      )}
    </p>
  )
}
