import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Tabs } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { type DeskColumn, deskColumns } from '../../../domain/desk/desk-day.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import styles from './desk-columns.module.css'
import rowStyles from './desk-row.module.css'
import { DeskRow } from './desk-row.tsx'
import type { DeskDay } from './desk-rows.ts'

const columnNames: Record<DeskColumn, MessageDescriptor> = {
  arriving: msg({ message: 'Arriving', context: 'desk: guests who come today' }),
  here: msg({ message: 'Here', context: 'desk: bags that stay beyond today' }),
  leaving: msg({ message: 'Leaving', context: 'desk: bags to be collected today' }),
  late: msg({ message: 'Late', context: 'desk: bags that should have been collected' }),
}

interface ColumnsProps {
  day: DeskDay
  now: Date
  open: string | null
}

export function DeskColumns({ day, ...rest }: ColumnsProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.columns}>
      {deskColumns.map((column) => (
        <section key={column} className={styles.column} aria-labelledby={`column-${column}`}>
          <h2 id={`column-${column}`} className={styles.heading} data-late={column === 'late'}>
            {i18n._(columnNames[column])} <b>{day[column].length}</b>
          </h2>
          <Rows records={day[column]} {...rest} />
        </section>
      ))}
    </div>
  )
}

interface TabsProps extends ColumnsProps {
  /** Selected column. The parent stores it, so that a search doesn't reset it. */
  shown: DeskColumn
  onShow: (column: DeskColumn) => void
}

export function DeskTabs({ day, shown, onShow, ...rest }: TabsProps) {
  const { i18n } = useLingui()
  const show = (name: string) => onShow(deskColumns.find((column) => column === name) ?? shown)
  return (
    <Tabs.Root value={shown} onValueChange={show}>
      <Tabs.List className={styles.tabs}>
        {deskColumns.map((column) => (
          <Tabs.Trigger key={column} value={column} className={styles.tab}>
            {i18n._(columnNames[column])} <b>{day[column].length}</b>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {deskColumns.map((column) => (
        <Tabs.Content key={column} value={column}>
          <Rows records={day[column]} {...rest} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

interface RowsProps {
  records: readonly StayRecord[]
  now: Date
  open: string | null
}

export function Rows({ records, ...rest }: RowsProps) {
  if (records.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans context="desk: a list is empty">Nobody</Trans>
      </p>
    )
  }
  return (
    <ul className={rowStyles.rows}>
      {records.map((record) => (
        <li key={record.stay.id}>
          <DeskRow record={record} {...rest} />
        </li>
      ))}
    </ul>
  )
}

/** Minimum window width for columns instead of tabs, in rem, so that large text gets tabs. */
const wide = '(min-width: 56rem)'

function subscribeToWidth(changed: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(wide).matches,
    () => false,
  )
}
