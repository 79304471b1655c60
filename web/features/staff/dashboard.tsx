import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { bookingsOptions, useBookings } from './bookings-query.ts'
import { ConnectionLost } from './connection-lost.tsx'
import { contactsOptions, useContacts } from './contacts-query.ts'
import styles from './dashboard.module.css'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { reservationsOptions, useReservations } from './reservations-query.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { isSignedOut } from './staff-list.ts'

const lists = [bookingsOptions, reservationsOptions, contactsOptions]

/** Bookings, reservations and messages, as they are now (specification, section 2, Admin). */
export function Dashboard() {
  const client = useQueryClient()
  const bookings = useBookings()
  const reservations = useReservations()
  const contacts = useContacts()
  const all = [bookings, reservations, contacts]
  const signedOut = all.some(({ error }) => isSignedOut(error))

  function refresh(): void {
    for (const { queryKey } of lists) void client.invalidateQueries({ queryKey })
  }

  if (all.some(({ isPending }) => isPending)) return <Loading />
  const empty = all.every(({ data }) => data === undefined)
  if (empty && !signedOut) return <ConnectionLost onRetry={refresh} />
  return (
    <>
      <header className={styles.header}>
        <Heading />
        <div className={styles.actions}>
          <Button variant="secondary" busy={all.some((list) => list.isFetching)} onClick={refresh}>
            <Trans context="button of the staff page">Refresh Data</Trans>
          </Button>
          <PageLink to={paths.home} className={buttonClass({ variant: 'outline' })}>
            <Trans context="link of the staff page">Back to Website</Trans>
          </PageLink>
        </div>
      </header>
      {signedOut && <SignInAgain />}
      {!empty && (
        <DashboardTabs bookings={bookings} reservations={reservations} contacts={contacts} />
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
