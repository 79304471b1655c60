import { useCallback, useEffect, useState } from 'react'
import type { PickUpPass } from '../../../../domain/pass.ts'
import { ApiError, read } from '../../../api.ts'
import { forgetPickUp } from '../device-passes.ts'
import { keepPickUp, keptPickUpOf } from './kept-pick-up.ts'

interface KnownPickUp {
  kind: 'known'
  pass: PickUpPass
  at: Date
  /** When this was answered, once nobody answers any more. */
  asOf: Date | null
}

type PickUpPassState = { kind: 'asking' | 'unknown' | 'unreachable' } | KnownPickUp

/** Milliseconds after which the pass on the device is shown, whatever may still be answered. */
const patience = 2500

/** What is known when nobody answers: what is shown already, or what the device kept. */
function withoutAnswer(token: string, before: PickUpPassState): PickUpPassState {
  if (before.kind === 'known') return { ...before, asOf: before.at }
  const kept = keptPickUpOf(token)
  if (!kept) return { kind: 'unreachable' }
  const at = new Date(kept.at)
  return { kind: 'known', pass: kept.pass, at, asOf: at }
}

/** A pick-up pass, asked for again whenever its holder comes back to the page: it may have been revoked. */
export function usePickUpPass(token: string) {
  const [state, setState] = useState<PickUpPassState>({ kind: 'asking' })

  const ask = useCallback(async () => {
    const late = setTimeout(() => {
      setState((before) =>
        before.kind === 'asking' && keptPickUpOf(token) ? withoutAnswer(token, before) : before,
      )
    }, patience)
    try {
      const pass = await read('GET /api/pass/collector', undefined, token)
      const at = new Date()
      keepPickUp(token, pass, at)
      setState({ kind: 'known', pass, at, asOf: null })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        forgetPickUp(token)
        return setState({ kind: 'unknown' })
      }
      setState((before) => withoutAnswer(token, before))
    } finally {
      clearTimeout(late)
    }
  }, [token])

  useEffect(() => {
    const askAgain = () => void ask()
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') askAgain()
    }
    askAgain()
    addEventListener('online', askAgain)
    document.addEventListener('visibilitychange', askWhenSeen)
    return () => {
      removeEventListener('online', askAgain)
      document.removeEventListener('visibilitychange', askWhenSeen)
    }
  }, [ask])

  return { state, ask }
}
