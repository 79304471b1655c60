import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { closureText } from '../../../../domain/opening-hours/closed-days.ts'
import { nextOfferedHour, type StayDates } from '../../../../domain/opening-hours/opening-hours.ts'
import { type Closure, closureAt } from '../../../../domain/opening-hours/opening-times.ts'
import { addDays, isCalendarDate, tiranaInstant } from '../../../../domain/time/calendar.ts'
import { localTimeText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { instantOf } from '../form/stay-values.ts'
import type { StayForm } from '../form/use-stay-form.ts'

export function ChosenClosures({ stay }: { stay: StayForm }) {
  const locale = useLocale()
  const { form, hours, now, openingTimes } = stay
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime] = useWatch({
    control: form.control,
    name: ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime'],
  })
  const dropOff = instantOf(dropOffDate, dropOffTime)
  const pickUp = instantOf(pickUpDate, pickUpTime)
  if (!now || !dropOff) return null

  // On the first offered date, also shows the closures before that date.
  // They explain why no earlier date is offered.
  const soonest = nextOfferedHour('drop_off', hours, now, openingTimes)
  const from = soonest.date === dropOffDate ? now : tiranaInstant(dropOffDate, '00:00')
  const lastDay = isCalendarDate(pickUpDate) && pickUpDate > dropOffDate ? pickUpDate : dropOffDate
  const to = tiranaInstant(addDays(lastDay, 1), '00:00')
  const concerned = openingTimes.closures.filter((one) => one.from < to && one.to > from)
  if (concerned.length === 0) return null

  function move(to: Partial<StayDates>): void {
    stay.moveTimes(to)
    // The pressed button disappears, so the changed date field takes the focus.
    stay.goTo(to.dropOffDate ? 'dropOffDate' : 'pickUpDate')
  }

  const later = (instant: Date) => (instant > now ? instant : now)
  const nextDropOff =
    closureAt(dropOff, 'drop_off', openingTimes) &&
    nextOfferedHour('drop_off', hours, later(dropOff), openingTimes)
  const nextPickUp =
    pickUp &&
    closureAt(pickUp, 'pick_up', openingTimes) &&
    nextOfferedHour('pick_up', hours, later(pickUp), openingTimes)
  const dropOffTo = nextDropOff && localTimeText(nextDropOff.date, nextDropOff.time, locale)
  const pickUpTo = nextPickUp && localTimeText(nextPickUp.date, nextPickUp.time, locale)

  return (
    <Notice>
      {concerned.map((closure) => (
        <p key={`${closure.kind} ${closure.from.getTime()}`}>
          <strong>
            <Told kind={closure.kind} when={closureText(closure, locale)} />
          </strong>
        </p>
      ))}
      {nextDropOff && (
        <Move onMove={() => move({ dropOffDate: nextDropOff.date, dropOffTime: nextDropOff.time })}>
          <Trans context="button that moves the drop-off to a day and time">
            Move drop-off to {dropOffTo}
          </Trans>
        </Move>
      )}
      {nextPickUp && (
        <Move onMove={() => move({ pickUpDate: nextPickUp.date, pickUpTime: nextPickUp.time })}>
          <Trans context="button that moves the pick-up to a day and time">
            Move pick-up to {pickUpTo}
          </Trans>
        </Move>
      )}
    </Notice>
  )
}

function Move({ onMove, children }: { onMove: () => void; children: ReactNode }) {
  return (
    <p>
      <Button variant="outline" size="sm" onClick={onMove}>
        {children}
      </Button>
    </p>
  )
}

function Told({ kind, when }: { kind: Closure['kind']; when: string }) {
  return kind === 'closed' ? (
    <Trans context="in a booking form; days or hours">We are closed: {when}</Trans>
  ) : (
    <Trans context="in a booking form; days or hours">
      We are full and can’t take any more bags: {when}
    </Trans>
  )
}
