import { Trans } from '@lingui/react/macro'
import {
  type DepartureAdvice as Advice,
  checkInMinutes,
  type LocalTime,
  leadMinutes,
} from '../../../../domain/booking/departure.ts'
import { totalText } from '../../../../domain/business/money.ts'
import { localTimeText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { openingHours } from '../../../words/hours-text.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import styles from './departure.module.css'
import { useDeparture } from './use-departure.ts'

/** Advises on the pick-up before a departure. Never keeps the form from being sent. */
export function DepartureNotice({ stay }: { stay: StayForm }) {
  const locale = useLocale()
  const { form } = stay
  const { kind, date, advice, move } = useDeparture(stay)
  const target = move && whenText(move.to)
  const total = move?.total != null && totalText(move.total, locale)
  const minutes = leadMinutes(kind)
  const hours = checkInMinutes / 60

  function whenText({ date, time }: LocalTime): string {
    return localTimeText(date, time, locale)
  }

  function movePickUp({ to }: NonNullable<typeof move>): void {
    const shouldValidate = form.formState.isSubmitted
    form.setValue('departureDate', date)
    form.setValue('pickUpDate', to.date, { shouldValidate })
    form.setValue('pickUpTime', to.time, { shouldValidate })
    // The pressed button disappears, so the pick-up time takes the focus.
    stay.goTo('pickUpTime')
  }

  return (
    <div className={styles.advice} aria-live="polite">
      {advice && (
        <Notice tone={advice.code === 'fine' ? 'success' : 'plain'}>
          <p>
            <strong>
              <Sentence advice={advice} latest={whenText(advice.latest)} />
            </strong>
          </p>
          {move && (
            <p>
              <Button variant="outline" size="sm" onClick={() => movePickUp(move)}>
                <Trans context="button: take the suggested day and hour of pick-up">
                  Move pick-up to {target}
                </Trans>
              </Button>
            </p>
          )}
          {total && (
            <p>
              <Trans context="under the button that moves the pick-up">
                Your total will then be {total}.
              </Trans>
            </p>
          )}
          <p className={styles.hint}>
            {kind === 'flight' ? (
              <Trans context="how the last safe pick-up was worked out">
                We allow {minutes} minutes: the desk, the airport shuttle, and {hours} hours at the
                airport.
              </Trans>
            ) : (
              <Trans context="how the last safe pick-up was worked out">
                We allow {minutes} minutes: the desk, the way to the terminal, and boarding.
              </Trans>
            )}
          </p>
        </Notice>
      )}
    </div>
  )
}

function Sentence({ advice, latest }: { advice: Advice; latest: string }) {
  const { opens, closes } = openingHours(useLocale())
  switch (advice.code) {
    case 'fine':
      return (
        <Trans context="advice on the pick-up">
          Your pick-up is in time. The latest safe time is {latest}.
        </Trans>
      )
    case 'collect_by':
      return (
        <Trans context="advice on the pick-up">Collect by {latest} to catch your departure.</Trans>
      )
    case 'too_late':
      return (
        <Trans context="advice on the pick-up">
          This pick-up is too late for your departure. Collect by {latest}.
        </Trans>
      )
    case 'after_closing':
      return (
        <Trans context="advice on the pick-up">
          We close at {closes}, before you have to set off. Collect by {latest}.
        </Trans>
      )
    case 'before_opening':
      return (
        <Trans context="advice on the pick-up">
          We open at {opens}, after you have to set off. Collect the evening before, by {latest}.
        </Trans>
      )
    case 'office_closed':
      return (
        <Trans context="advice on the pick-up">
          The office is closed when you have to set off. Collect by {latest}.
        </Trans>
      )
    case 'too_soon':
      return (
        <Trans context="advice on the pick-up">
          This leaves no time for storage: you would have to collect by {latest}, before you’ve
          dropped off.
        </Trans>
      )
  }
}
