import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { usualStayOf, usualStays } from '../../../../../domain/booking/usual-stays.ts'
import type { OfferedHours } from '../../../../../domain/opening-hours/opening-hours.ts'
import type { StayForm } from '../use-stay-form.ts'
import { DateField } from './date-field.tsx'
import { Folded } from './folded.tsx'
import styles from './reservation-fields.module.css'
import { TimeField } from './time-field.tsx'
import { someMorning, UsualStays } from './usual-stays.tsx'

export function WhenFields({ stay }: { stay: StayForm }) {
  const { form, hours, now, openingTimes } = stay
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime, plan] = useWatch({
    control: form.control,
    name: ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime', 'plan'],
  })
  const times = { dropOffDate, dropOffTime, pickUpDate, pickUpTime }
  const seenAt = now ?? someMorning
  const offered = usualStays(hours, seenAt, openingTimes)
  const isSameDay = dropOffDate === pickUpDate
  const isUnchosen = isSameDay && dropOffTime === pickUpTime
  // On the hourly plan, the price depends on the hours, so no one-day stay is marked as chosen.
  const isWholeDay = !isUnchosen && plan !== 'short'
  const chosen = now && isWholeDay ? usualStayOf(times, offered) : undefined
  const isOther = now !== null && dropOffDate !== '' && !chosen && !isUnchosen

  return (
    <>
      <UsualStays
        stay={stay}
        stays={offered}
        chosen={chosen}
        now={seenAt}
        onChoose={stay.moveTimes}
      />
      <Folded
        title={<Trans context="opens the fields for day and hour">Other dates or times</Trans>}
        aside={isSameDay && !isUnchosen && !chosen && `${dropOffTime}–${pickUpTime}`}
        filled={isOther}
      >
        <div className={styles.pair}>
          <DateField
            stay={stay}
            name="dropOffDate"
            label={<Trans context="label of a field">Drop-off Date</Trans>}
          />
          <TimeField
            stay={stay}
            name="dropOffTime"
            label={<Trans context="label of a field">Drop-off Time</Trans>}
          />
        </div>
        <div className={styles.pair}>
          <DateField
            stay={stay}
            name="pickUpDate"
            label={<Trans context="label of a field">Pick-up Date</Trans>}
          />
          <TimeField
            stay={stay}
            name="pickUpTime"
            label={<Trans context="label of a field">Pick-up Time</Trans>}
          />
        </div>
        <p className={styles.note}>
          <Trans context="note of a booking form">All times are Tirana time</Trans>
        </p>
      </Folded>
      {startsUnchosen(hours) && (
        <p className={styles.choose}>
          {isUnchosen && (
            <Trans context="under the choice of day and hours">
              Same time as drop-off: choose when you collect.
            </Trans>
          )}
        </p>
      )}
    </>
  )
}

/** True if drop-off and pick-up have the same default time, so the guest has to choose. */
function startsUnchosen({ dropOff, pickUp }: OfferedHours): boolean {
  return dropOff === pickUp
}
