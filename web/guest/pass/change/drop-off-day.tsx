import { Trans } from '@lingui/react/macro'
import { totalText } from '../../../../domain/business/money.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { tiranaTime } from '../../../../domain/time/calendar.ts'
import { useNow } from '../../../browser/use-now.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { moveToday, staysKept } from '../why-kept.ts'
import { bagsAreHere } from './change-form-values.ts'

/**
 * Says whether the stay can still move to another day.
 * Shown from the drop-off day on, unless bags are at the office.
 */
export function DropOffDay({ pass }: { pass: Pass }) {
  const now = useNow()
  const move = now && !bagsAreHere(pass) ? moveToday(pass, now) : null
  if (!move) return null
  const time = tiranaTime(new Date(pass.startDate))
  return (
    <p>
      {move === 'open' ? (
        <Trans context="above the form in which a guest changes a booking; a time such as 10:00">
          Delayed? Until your drop-off time, {time}, you can also move it to another day.
        </Trans>
      ) : (
        <Trans context="above the form in which a guest changes a booking; a time such as 10:00">
          Your drop-off time, {time}, has passed, so only the hour and the pick-up can be changed
          here. To move the day, please call us.
        </Trans>
      )}
    </p>
  )
}

interface MovedLateProps {
  pass: Pass
  /** Requested drop-off as an ISO instant, as typed if incomplete. `undefined` if unchanged. */
  startDate: string | undefined
}

/** Says how much of what was paid remains non-refundable if the stay moves to another day. */
export function MovedLate({ pass, startDate }: MovedLateProps) {
  const locale = useLocale()
  const now = useNow()
  const kept = now ? staysKept(pass, startDate, now) : 0
  const paid = totalText(kept, locale)
  if (kept === 0) return null
  return (
    <p>
      <Trans context="before a guest moves a booking on its drop-off day">
        The <strong>{paid}</strong> you paid moves with it. It isn’t refunded if you cancel later.
      </Trans>
    </p>
  )
}
