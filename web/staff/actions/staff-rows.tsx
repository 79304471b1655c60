import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { StaffList } from '../session/staff-query.ts'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'
import styles from './staff-rows.module.css'

interface StaffRowsProps<Row> {
  list: StaffList<Row>
  row: ComponentType<{ row: Row }>
  broken: ReactNode
  empty: ReactNode
}

export function StaffRows<Row extends { id: string }>(props: StaffRowsProps<Row>) {
  const { list, row: OneRow, broken, empty } = props
  const rows = list.data ?? []
  return (
    <>
      {list.error && (
        <Notice tone="danger" role="alert" className={styles.broken}>
          <p>
            {broken} ({list.error.message}). <WhyNotLoaded error={list.error} />
          </p>
        </Notice>
      )}
      {list.isPending && (
        <p className={styles.empty} role="status">
          <Spinner /> <Trans context="a list of the staff page">Loading the list…</Trans>
        </p>
      )}
      {list.isSuccess && rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <OneRow row={row} />
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <p className={styles.empty}>
          <Button
            variant="outline"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <Trans context="button of the staff page: more of a list">Older</Trans>
          </Button>
        </p>
      )}
    </>
  )
}
