import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RequestedChange } from '../../../../domain/booking/change-stay.ts'
import { closureText } from '../../../../domain/opening-hours/closed-days.ts'
import {
  type Closure,
  closureAt,
  type OpeningTimes,
} from '../../../../domain/opening-hours/opening-times.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../../opening-hours/opening-times.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'

function closuresOf({ startDate, endDate }: RequestedChange, times: OpeningTimes): Closure[] {
  const found = [
    startDate && closureAt(startDate, 'drop_off', times),
    endDate && closureAt(endDate, 'pick_up', times),
  ]
  return [...new Set(found.filter((one) => one !== undefined))]
}

/** Warns if the office is closed or full at a requested time. Staff can still make the change. */
export function ClosedThen(requested: RequestedChange) {
  const locale = useLocale()
  const { data = knownOpeningTimes() } = useQuery({
    queryKey: ['GET /api/opening-times'],
    queryFn: askOpeningTimes,
  })
  const closures = closuresOf(requested, data)
  if (closures.length === 0) return null
  return (
    <Notice tone="danger" role="alert">
      {closures.map((closure) => (
        <p key={`${closure.kind} ${closure.from.getTime()}`}>
          <Told kind={closure.kind} when={closureText(closure, locale)} />
        </p>
      ))}
    </Notice>
  )
}

function Told({ kind, when }: { kind: Closure['kind']; when: string }) {
  return kind === 'closed' ? (
    <Trans context="desk: a guest's new time; days or hours">The office is closed: {when}</Trans>
  ) : (
    <Trans context="desk: a guest's new time; days or hours">
      The office is full and takes no more bags: {when}
    </Trans>
  )
}
