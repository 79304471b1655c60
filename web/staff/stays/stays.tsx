import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { isCalendarMonth } from '../../../domain/time/period.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { Month } from './month.tsx'
import { Search } from './search.tsx'
import { StayPage } from './stay/stay-page.tsx'
import { filterIn, stayIn } from './stay-search.ts'
import styles from './stays.module.css'

export function Stays() {
  const { pathname, search } = useLocation()
  const id = stayIn(pathname)
  if (id) return <StayPage key={id} id={id} />
  const month = new URLSearchParams(search).get('month')
  return (
    <>
      <h1 className={styles.heading}>
        <Trans context="heading of the staff page">Bookings and Reservations</Trans>
      </h1>
      <Views isMonth={month !== null} />
      {month === null ? (
        <Search filter={filterIn(search)} />
      ) : (
        <Month requested={isCalendarMonth(month) ? month : undefined} />
      )}
    </>
  )
}

function Views({ isMonth }: { isMonth: boolean }) {
  const { t } = useLingui()
  return (
    <nav
      className={styles.views}
      aria-label={t({ message: 'Bookings and Reservations', context: 'heading of the staff page' })}
    >
      <StaffLink to="/admin/stays" aria-current={isMonth ? undefined : 'page'}>
        <Trans context="link of the staff page: finds bookings">Search</Trans>
      </StaffLink>
      <StaffLink to="/admin/stays?month" aria-current={isMonth ? 'page' : undefined}>
        <Trans context="link of the staff page: figures of a month, and a file of bookings">
          Month and export
        </Trans>
      </StaffLink>
    </nav>
  )
}
