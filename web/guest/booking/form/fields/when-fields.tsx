import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { usualStayOf, usualStays } from '../../../../../domain/booking/usual-stays.ts'
import type { OfferedHours } from '../../../../../domain/opening-hours/opening-hours.ts'
import { tiranaDate } from '../../../../../domain/time/calendar.ts'
import type { StayForm } from '../use-stay-form.ts'
import { DateField } from './date-field.tsx'
import { Folded } from './folded.tsx'
import styles from './reservation-fields.module.css'
import { TimeField } from './time-field.tsx'
import { someDay, someMorning, UsualStays } from './usual-stays.tsx'

export function WhenFields({ stay }: { stay: StayForm }) {
  const { form, hours, now, openingTimes } = stay
  const [dropOffDate, dropOffTime, pickUpDate, pickUpTime] = useWatch({
    control: form.control,
    name: ['dropOffDate', 'dropOffTime', 'pickUpDate', 'pickUpTime'],
  })
  const times = { dropOffDate, dropOffTime, pickUpDate, pickUpTime }
  const offered = usualStays(hours, now ?? someMorning, openingTimes)
  const chosen = now ? usualStayOf(times, offered, now) : undefined
  const isSameDay = dropOffDate === pickUpDate
  const isUnchosen = isSameDay && dropOffTime === pickUpTime
  const isOther = now !== null && dropOffDate !== '' && !chosen && !isUnchosen

  return (
    <>
      <UsualStays
        stays={offered}
        chosen={chosen}
        today={now ? tiranaDate(now) : someDay}
        onChoose={stay.moveTimes}
      />
      <Folded
        title={<Trans context="opens the fields for day and hour">Other dates or times</Trans>}
        aside={isSameDay && !isUnchosen && `${dropOffTime}–${pickUpTime}`}
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

/**
 * True if drop-off and pick-up have the same default time.
 * Reservations do, so that the guest has to choose the pick-up.
 */
function startsUnchosen({ dropOff, pickUp }: OfferedHours): boolean {
  return dropOff === pickUp
}
