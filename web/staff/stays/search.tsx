import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { StayFilter } from '../../../domain/stay/stay-filter.ts'
import { StaffRows } from '../actions/staff-rows.tsx'
import { FoundStay } from './found-stay.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './stays.module.css'
import { filteredStays } from './stays-query.ts'

export function Search({ filter }: { filter: StayFilter }) {
  const { t } = useLingui()
  const found = useInfiniteQuery(filteredStays(filter))
  return (
    <>
      <SearchForm filter={filter} />
      <section
        className={styles.found}
        aria-busy={found.isPlaceholderData}
        aria-label={t({ message: 'Results', context: 'staff page: bookings that a search found' })}
      >
        <StaffRows
          list={found}
          row={FoundStay}
          broken={<Trans context="staff page">The search failed</Trans>}
          empty={<Trans context="staff page">No booking or reservation matches this search.</Trans>}
        />
      </section>
    </>
  )
}
