import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { business, prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { closureText } from '../../../../domain/opening-hours/closed-days.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../../opening-hours/opening-times.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

const toldAtMost = 3

export function HoursAnswer() {
  const { opens, closes } = openingHours(useLocale())
  return (
    <>
      <p>
        <Trans context="assistant">
          Every day,{' '}
          <strong>
            {opens}–{closes}
          </strong>
          , Tirana time. Weekends and holidays too.
        </Trans>
      </p>
      <NextClosures />
      <p>
        <Trans context="assistant">
          Bags may stay overnight, and for as long as you book. Each calendar day counts as one day.
        </Trans>
      </p>
    </>
  )
}

export function HolidaysAnswer() {
  const { opens, closes } = openingHours(useLocale())
  return (
    <>
      <p>
        <Trans context="assistant: is the office open on a Sunday or a holiday">
          Yes. We are open every day,{' '}
          <strong>
            {opens}–{closes}
          </strong>
          , on Sundays and public holidays too.
        </Trans>
      </p>
      <NextClosures />
    </>
  )
}

export function NightAnswer() {
  const { opens, closes } = openingHours(useLocale())
  return (
    <>
      <p>
        <Trans context="assistant: may a guest come at night">
          No. We are closed from {closes} to {opens}: nobody can take bags or hand them out then.
        </Trans>
      </p>
      <p>
        <Trans context="assistant: may a guest come at night">
          Your bags may stay overnight. Collect them by {closes}, or from {opens} on.
        </Trans>
      </p>
    </>
  )
}

export function EarlyFlightAnswer() {
  const { opens, closes } = openingHours(useLocale())
  return (
    <p>
      <Trans context="assistant: a guest leaves before the office opens">
        We are closed from {closes} to {opens}. If you leave before {opens}, collect your bags the
        evening before, by {closes}.
      </Trans>
    </p>
  )
}

/** Must agree with the home page on how long a drop-off takes (`web/guest/home/steps.tsx`). */
export function WaitingAnswer() {
  const { maxServiceMinutes, phone } = business
  return (
    <p>
      <Trans context="assistant: is there a queue">
        Dropping off takes {maxServiceMinutes} minutes at most. I don’t know whether there is a
        queue now, but the desk does: <OfficePhone>{phone}</OfficePhone>.
      </Trans>
    </p>
  )
}

export function OvernightAnswer() {
  const locale = useLocale()
  const day = euroText(prices.dayPerItem, locale)
  const fortnight = euroText(prices.mid.cents, locale)
  const month = euroText(prices.long.cents, locale)
  const pieces = prices.itemsPerPlan
  return (
    <p>
      <Trans context="assistant: may bags stay overnight, or for weeks">
        Yes, overnight and for as long as you book. Each calendar day costs {day} per item; two
        weeks cost {fortnight} and a month {month}, each for up to {pieces} items.
      </Trans>
    </p>
  )
}

function NextClosures() {
  const locale = useLocale()
  const [{ closures }, setOpeningTimes] = useState(knownOpeningTimes)
  useEffect(() => void askOpeningTimes().then(setOpeningTimes), [])
  const next = closures.slice(0, toldAtMost).map((closure) => ({
    ...closure,
    when: closureText(closure, locale),
  }))
  return next.map(({ kind, when }) => (
    <p key={`${kind} ${when}`}>
      {kind === 'closed' ? (
        <Trans context="assistant; days or hours">But we are closed: {when}</Trans>
      ) : (
        <Trans context="assistant; days or hours">
          We are full and can’t take any more bags: {when}
        </Trans>
      )}
    </p>
  ))
}
