import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { business } from '../../../domain/business/business.ts'
import type { DeskColumn } from '../../../domain/desk/desk-day.ts'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { useNow } from '../../browser/use-now.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useDay } from '../actions/day-query.ts'
import { useFoundStays } from '../actions/stay-query.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { useSeal } from '../session/use-seal.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import styles from './desk.module.css'
import { DeskColumns, DeskTabs, useIsWide } from './desk-columns.tsx'
import { bagsInHouse, deskDay } from './desk-rows.ts'
import { FindField } from './find-field.tsx'
import { WalkInForm } from './forms/walk-in-form.tsx'
import { FoundStays } from './found-stays.tsx'
import { OpenDayLine } from './open-day-line.tsx'
import { StayPanel } from './panel/stay-panel.tsx'
import { ReadyOffline } from './ready-offline.tsx'
import { RideForm } from './rides/ride-form.tsx'
import { Rides } from './rides/rides.tsx'
import { ScanButton } from './scan-button.tsx'
import { useOpenStay } from './use-open-stay.ts'
import { collectorOf, useScan } from './use-scan.ts'
import { useTakenTags } from './use-taken-tags.ts'
import { WaitingStrip } from './waiting-strip.tsx'

export function Desk() {
  const now = useNow()
  const day = useDay()
  const { records } = day
  const [text, setText] = useState('')
  const [shown, setShown] = useState<DeskColumn>('arriving')
  const searchedDay = { records, answeredAt: day.dataUpdatedAt }
  const found = useFoundStays(text, searchedDay, now ?? new Date(0))
  const field = useRef<HTMLInputElement>(null)
  const focusField = useCallback(() => field.current?.focus(), [])
  const { opened, isOpen, close, next, show } = useOpenStay(focusField)
  const isWide = useIsWide()
  const isSealed = useSeal() === 'sealed'
  useDeskKeys(field, isOpen ? close : undefined)
  useTitle()
  const scan = useScan({ text, found, search: setText, show })
  const taken = useTakenTags(records)
  const bags = bagsInHouse(records)
  const first = found.records[0]
  // Until the first response, an empty list doesn't mean that there are no guests.
  const isUnknown = day.dataUpdatedAt === 0 && records.length === 0

  return (
    <div className={styles.desk} data-open={isOpen || undefined}>
      <div className={styles.list} hidden={isSealed}>
        <header className={styles.header}>
          <h1>
            <Trans context="heading of the staff page">Today</Trans>
          </h1>
          {!isUnknown && (
            <p className={styles.house}>
              <b>{bags}</b>{' '}
              <Plural
                context="desk: behind the number of bags in the house"
                value={bags}
                one="bag here"
                other="bags here"
              />
            </p>
          )}
          <div className={styles.find}>
            <FindField
              field={field}
              text={text}
              onChange={setText}
              onEnter={() => first && show(first.stay.id, collectorOf(first, text))}
            />
          </div>
          <ScanButton onScan={scan} />
          <StaffLink
            to="/admin/desk?walk-in"
            replace={isOpen}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Trans context="desk, link: a guest without a booking">Walk-in</Trans>
          </StaffLink>
        </header>
        {day.error && (
          <ConnectionStrip
            error={day.error}
            answeredAt={day.dataUpdatedAt}
            busy={day.isFetching}
            onRetry={() => void day.refetch()}
          />
        )}
        <OpenDayLine />
        <WaitingStrip />
        {now && text.trim() === '' && <Rides records={records} now={now} open={opened.stay} />}
        <div className={styles.day}>
          {!now || (day.isPending && text === '') ? (
            <p role="status">
              <Spinner /> <Trans context="desk">Loading today…</Trans>
            </p>
          ) : text.trim() !== '' ? (
            <FoundStays {...found} text={text} now={now} open={opened.stay} isPanelOpen={isOpen} />
          ) : isUnknown ? null : isWide ? (
            <DeskColumns day={deskDay(records, now)} now={now} open={opened.stay} />
          ) : (
            <DeskTabs
              day={deskDay(records, now)}
              now={now}
              open={opened.stay}
              shown={shown}
              onShow={setShown}
            />
          )}
        </div>
        <p className={styles.answered}>
          {day.dataUpdatedAt > 0 && <AnsweredAt at={day.dataUpdatedAt} />}
          <ReadyOffline />
        </p>
      </div>
      {now && isOpen && (
        <div className={styles.opened}>
          {opened.stay !== null ? (
            <StayPanel
              // The key resets the panel when another stay is opened or another pass is scanned.
              key={`${opened.stay} ${opened.collector}`}
              id={opened.stay}
              collector={opened.collector}
              now={now}
              taken={taken}
              onClose={close}
              onNext={() => {
                setText('')
                next()
              }}
            />
          ) : opened.ride ? (
            <RideForm now={now} onClose={close} onDone={show} />
          ) : (
            <WalkInForm
              // The key starts a new form for another search text.
              key={opened.typed}
              typed={opened.typed}
              now={now}
              taken={taken}
              onClose={close}
              onDone={show}
            />
          )}
        </div>
      )}
    </div>
  )
}

function AnsweredAt({ at }: { at: number }) {
  const time = tiranaTime(new Date(at))
  return (
    <span>
      <Trans context="desk: when the list came">Up to date at {time}</Trans>
    </span>
  )
}

const typing = 'input, textarea, select, [contenteditable]'

/** Escape closes the panel. `/` moves the focus to the search, unless a field has focus. */
function useDeskKeys(
  field: RefObject<HTMLInputElement | null>,
  close: (() => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') close?.()
    const types = event.target instanceof Element && event.target.matches(typing)
    if (event.key !== '/' || types) return
    event.preventDefault()
    field.current?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function useTitle(): void {
  const { t } = useLingui()
  const title = t({ message: `Desk – ${business.name}`, context: 'title of the desk' })
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
