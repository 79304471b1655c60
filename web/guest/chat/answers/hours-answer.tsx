import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { closureText } from '../../../../domain/opening-hours/closed-days.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../../opening-hours/opening-times.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'

const toldAtMost = 3

export function HoursAnswer() {
  const locale = useLocale()
  const { opens, closes } = openingHours(locale)
  const [{ closures }, setOpeningTimes] = useState(knownOpeningTimes)
  useEffect(() => void askOpeningTimes().then(setOpeningTimes), [])
  const next = closures.slice(0, toldAtMost).map((closure) => ({
    ...closure,
    when: closureText(closure, locale),
  }))
  return (
    <>
      <p>
        <Trans context="assistant">
          Every day,{' '}
          <strong>
            {opens}–{closes}
          </strong>
          , Tirana time. Weekends too.
        </Trans>
      </p>
      {next.map(({ kind, when }) => (
        <p key={`${kind} ${when}`}>
          {kind === 'closed' ? (
            <Trans context="assistant; days or hours">But we are closed: {when}</Trans>
          ) : (
            <Trans context="assistant; days or hours">
              We are full and can’t take any more bags: {when}
            </Trans>
          )}
        </p>
      ))}
      <p>
        <Trans context="assistant">
          Bags may stay overnight, and for as long as you book. Each calendar day counts as one day.
        </Trans>
      </p>
    </>
  )
}
