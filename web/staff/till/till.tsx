import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { closedLater, countsToClose } from '../../../domain/desk/closing.ts'
import { isCountedNow } from '../../../domain/desk/drawer-count.ts'
import type { OpenDay } from '../../../domain/desk/till.ts'
import { addDays, isCalendarDate, tiranaDate } from '../../../domain/time/calendar.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { NeedsConnection } from '../offline/needs-connection.tsx'
import { useConnection } from '../offline/use-offline-queue.ts'
import { useRole } from '../session/use-owner-reason.ts'
import { CorrectionNote } from './correction-note.tsx'
import { CountDrawer } from './count-drawer.tsx'
import { MoveCash } from './move-cash.tsx'
import { OpenDays } from './open-days.tsx'
import { OwnDrawer } from './own-drawer.tsx'
import { PrintedEntries } from './printed-entries.tsx'
import styles from './till.module.css'
import { TillCounts } from './till-counts.tsx'
import { hasWaiting, TillDevices } from './till-devices.tsx'
import { TillDropped } from './till-dropped.tsx'
import { TillEntries } from './till-entries.tsx'
import { TillFailure } from './till-failure.tsx'
import { reportOf } from './till-report.ts'
import { Totals } from './till-totals.tsx'
import { WaitingHere } from './waiting-here.tsx'

/** Hides all amounts while staff count the drawer, so that they don't see the expected amount. */
export function Till() {
  const locale = useLocale()
  const today = tiranaDate(new Date())
  const [day, setDay] = useState(today)
  /**
   * The count in progress, `null` if there is none.
   * If `holder` is `null`, the user counts their own drawer or the shared one.
   */
  const [counting, setCounting] = useState<{ holder: OpenDay['holder'] } | null>(null)
  const isOnline = useConnection() === 'online'
  const { data: report, error, isPending, isFetching, refetch } = useQuery(reportOf(day))
  const isOwner = useRole() !== 'staff'
  const isMissing = day === today && (report?.devices.some(hasWaiting) ?? false)

  if (counting) {
    return (
      <>
        <Heading day={dateText(today, locale)} />
        <WaitingHere />
        {report && <TillDevices devices={report.devices} />}
        {report && !isOwner && isCountedNow(report) && (
          <Notice>
            <p>
              <CorrectionNote />
            </p>
          </Notice>
        )}
        <CountDrawer
          holder={counting.holder}
          onClose={() => {
            setCounting(null)
            document.getElementById('main')?.focus()
            setDay(tiranaDate(new Date()))
          }}
        />
      </>
    )
  }
  const dayBefore = addDays(day, -1)
  return (
    <div className={styles.till}>
      <header className={styles.header}>
        <Heading day={dateText(day, locale)} />
        <Field label={<Trans context="till">Day</Trans>} className={styles.day}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={today}
              value={day}
              onChange={({ target }) => isCalendarDate(target.value) && setDay(target.value)}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button
            variant="outline"
            disabled={!isCalendarDate(dayBefore)}
            onClick={() => setDay(dayBefore)}
          >
            <Trans context="button: till">Day before</Trans>
          </Button>
          <Button variant="outline" onClick={() => print()}>
            <Trans context="button: till">Print</Trans>
          </Button>
          <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
            <Trans context="button: till">Refresh</Trans>
          </Button>
          {day === today && isOnline && (
            <Button onClick={() => setCounting({ holder: null })}>
              <Trans context="button: till">Count the drawer</Trans>
            </Button>
          )}
        </div>
      </header>
      <OwnDrawer />
      <WaitingHere />
      {day === today && report && (
        <OpenDays
          openDays={report.openDays}
          onCount={isOnline ? (holder) => setCounting({ holder }) : undefined}
        />
      )}
      {error && <TillFailure error={error} />}
      {isPending && (
        <p role="status">
          <Spinner /> <Trans context="till">Loading…</Trans>
        </p>
      )}
      {report && (
        <>
          <div className={styles.sheet}>
            {isMissing && <TillDevices devices={report.devices} />}
            <TillCounts
              counts={[...report.counts, ...closedLater(report)]}
              day={report.day}
              toClose={isOnline ? countsToClose([...report.counts, ...report.laterCounts]) : []}
            />
            <TillDropped dropped={report.dropped} />
            <Totals
              name={<Trans context="till: everybody's takings together">Everyone</Trans>}
              totals={report.total}
            />
            {report.members.map(({ staff, ...sums }) => (
              <Totals key={staff} name={staff} {...sums} />
            ))}
            {day === today && !isMissing && <TillDevices devices={report.devices} />}
          </div>
          <TillEntries report={report} />
          <PrintedEntries report={report} />
        </>
      )}
      {day === today && (
        <NeedsConnection missing={!isOnline}>
          <MoveCash />
        </NeedsConnection>
      )}
    </div>
  )
}

function Heading({ day }: { day: string }) {
  return (
    <h1 className={styles.heading}>
      <Trans context="heading of the staff page">Till</Trans> <span>{day}</span>
    </h1>
  )
}
