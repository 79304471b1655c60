import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { isSignedOut } from './staff-list.ts'
import styles from './staff-rows.module.css'

/** How many rows the lists answer with at most. */
const pageSize = 100

interface StaffRowsProps<Row> {
  list: UseQueryResult<Row[]>
  row: ComponentType<{ row: Row }>
  broken: ReactNode
  empty: ReactNode
}

/** One tab's rows, newest first, or why there are none. */
export function StaffRows<Row extends { id: string }>(props: StaffRowsProps<Row>) {
  const { list, row: OneRow, broken, empty } = props
  const rows = list.data ?? []
  return (
    <>
      {list.error && !isSignedOut(list.error) && (
        <Notice tone="danger" role="alert" className={styles.broken}>
          <p>
            {broken} ({list.error.message})
          </p>
        </Notice>
      )}
      {!list.error && rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <OneRow row={row} />
          </li>
        ))}
      </ol>
      {rows.length >= pageSize && (
        <p className={styles.empty}>
          <Trans context="staff page">The newest {pageSize} are shown.</Trans>
        </p>
      )}
    </>
  )
}
