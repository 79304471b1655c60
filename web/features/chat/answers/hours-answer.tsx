import { Trans } from '@lingui/react/macro'
import { hoursText } from '../../../hours-text.ts'

export function HoursAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          Every day, <strong>{hoursText}</strong>, Tirana time. Weekends too.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          Bags may stay overnight, and for as long as you book. Each calendar day counts as one day.
        </Trans>
      </p>
    </>
  )
}
