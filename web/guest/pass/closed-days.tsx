import { Trans } from '@lingui/react/macro'
import { closuresToTell, closureText } from '../../../domain/opening-hours/closed-days.ts'

import { useNow } from '../../browser/use-now.ts'
import { useOpeningTimes } from '../../opening-hours/use-opening-times.ts'
import { useLocale } from '../../routing/use-locale.ts'

/**
 * Lists when the office is closed in the coming week or on the stay's days.
 * The props are ISO instants.
 */
export function ClosedDays({ startDate, pickUpAt }: { startDate: string; pickUpAt: string }) {
  const locale = useLocale()
  const openingTimes = useOpeningTimes()
  const now = useNow()
  if (!now) return null
  const stay = { startDate: new Date(startDate), pickUpAt: new Date(pickUpAt) }
  return closuresToTell(stay, now, openingTimes).map((closure) => {
    const when = closureText(closure, locale)
    return (
      <p key={when}>
        <strong>
          <Trans context="under the opening hours on the guest's pass; days or hours">
            But we are closed: {when}
          </Trans>
        </strong>
      </p>
    )
  })
}
