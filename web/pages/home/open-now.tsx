import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type OpenState, openState } from '../../../domain/clock.ts'
import styles from './fact-cards.module.css'

const minuteMilliseconds = 60_000

/**
 * Whether the office is open now, by Tirana's clock (specification, section 2, hero). The prerendered
 * page keeps its space alone.
 */
export function OpenNow() {
  const state = useOpenState()
  return <p className={styles.now}>{state && <Words state={state} />}</p>
}

function Words({ state }: { state: OpenState }) {
  if (!state.open) {
    const { opensAt } = state
    return <Trans context="under the opening hours; a time such as 08:00">Opens at {opensAt}</Trans>
  }
  const minutes = state.closesInMinutes
  // Whole hours that are left for sure.
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

/** Nothing at first, then the state at each turn of the minute. */
function useOpenState(): OpenState | null {
  const [state, setState] = useState<OpenState | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function look(): void {
      setState(openState(new Date()))
      timer = setTimeout(look, minuteMilliseconds - (Date.now() % minuteMilliseconds))
    }
    look()
    return () => clearTimeout(timer)
  }, [])
  return state
}
