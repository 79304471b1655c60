import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type OpenState, openState } from '../../../domain/opening-hours/opening-times.ts'
import { localTime } from '../../../domain/time/clock.ts'
import { clockText } from '../../../domain/time/clock-text.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../opening-hours/opening-times.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './fact-cards.module.css'

const minuteMilliseconds = 60_000
const dayMilliseconds = 86_400_000

/**
 * Says whether the office is open (specification, section 2, Home).
 * The prerendered page only reserves the space.
 */
export function OpenNow() {
  const state = useOpenState()
  return <p className={styles.now}>{state && <Words state={state} />}</p>
}

function Words({ state }: { state: OpenState }) {
  const locale = useLocale()
  if (!state.open) {
    if (state.opens.getTime() - Date.now() > dayMilliseconds) return <OpensOn opens={state.opens} />
    const opensAt = clockText(localTime(state.opens), locale)
    return <Trans context="under the opening hours; a time such as 08:00">Opens at {opensAt}</Trans>
  }
  const minutes = state.closesInMinutes
  // Rounded down, so that it never promises too much.
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? (
    <Trans context="under the opening hours; hours, such as 2 h">
      Open now, closes in {hours} h
    </Trans>
  ) : (
    <Trans context="under the opening hours; minutes, such as 25 min">
      Open now, closes in {minutes} min
    </Trans>
  )
}

function OpensOn({ opens }: { opens: Date }) {
  const locale = useLocale()
  const [when, setWhen] = useState(localTime(opens))
  useEffect(() => {
    import('../../../domain/time/date-text.ts').then(
      ({ instantText }) => setWhen(instantText(opens, locale)),
      () => {},
    )
  }, [opens, locale])
  return (
    <Trans context="under the opening hours; a day and time such as Tue, 24 Nov 2026, 08:00">
      Closed until {when}
    </Trans>
  )
}

function useOpenState(): OpenState | null {
  const [state, setState] = useState<OpenState | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => setState(openState(new Date(), knownOpeningTimes()))
    function look(): void {
      show()
      timer = setTimeout(look, minuteMilliseconds - (Date.now() % minuteMilliseconds))
    }
    look()
    void askOpeningTimes().then(show)
    return () => clearTimeout(timer)
  }, [])
  return state
}
