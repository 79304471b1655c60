import { useCallback, useEffect, useRef, useState } from 'react'
import type { Pass } from '../../../domain/pass.ts'
import { ApiError, read } from '../../api.ts'
import { begunPayment, findLink, takeFromBank } from './begun-payment.ts'
import { forgetOnDevice, keepOnDevice } from './device-passes.ts'
import { wantedPass } from './pass-token.ts'

export interface KnownPass {
  kind: 'known'
  pass: Pass
  token: string
  /** Nobody has answered since the page was opened: this is what the device kept. */
  isKept: boolean
  /** When this was answered, once nobody answers any more; nothing as long as it is the last word. */
  asOf: Date | null
  at: Date
}

export type PassState =
  | { kind: 'asking' }
  | KnownPass
  /** The device has more than one. */
  | { kind: 'several' }
  /** No link led here, and the device has none. */
  | { kind: 'none' }
  /** The link opens nothing. */
  | { kind: 'unknown' }
  | { kind: 'unreachable' }

/** What every part of the pass is given. */
export interface OwnStayProps {
  pass: Pass
  token: string
  /** The stay as it is after a change. */
  onSettled: (pass: Pass) => void
  /** Somebody else changed the stay: it has to be asked for again. */
  onStale: () => Promise<void>
}

/** Milliseconds after which the pass on the device is shown, whatever may still be answered. */
const patience = 2500
/** Milliseconds from one question to the next, while nobody answers or a bank has yet to. */
const betweenTries = 15_000

/** The pass as it was answered last, in a part that is fetched only where it is needed. */
async function keptOnDevice(token: string): Promise<KnownPass | null> {
  const { keptPassOf } = await import('./kept-passes.ts')
  const kept = keptPassOf(token)
  if (!kept) return null
  const at = new Date(kept.at)
  const unknown = { collectors: [], collectable: false, forgotten: false, awaitedChange: null }
  const pass = { ...kept.pass, ...unknown }
  return { kind: 'known', pass, token, at, asOf: at, isKept: true }
}

/** Which pass is asked for; after paying for a change in another browser, as soon as that is known. */
async function askedFor(): Promise<ReturnType<typeof wantedPass> | 'unreachable'> {
  const begun = begunPayment()
  try {
    if (begun && begun.token === null && !location.hash) await findLink(begun)
  } catch {
    return 'unreachable'
  }
  return wantedPass()
}

/** The stay of the link, asked for again whenever the guest comes back to the page. */
export function usePass() {
  const [state, setState] = useState<PassState>({ kind: 'asking' })
  /** Counts what was asked and what was changed: what is older than what is shown tells nothing new. */
  const latest = useRef({ asked: 0, shown: 0 })

  const ask = useCallback(async () => {
    const turns = latest.current
    turns.asked += 1
    const turn = turns.asked
    const wanted = await askedFor()
    if (wanted === 'broken') return setState({ kind: 'unknown' })
    if (typeof wanted === 'string') return setState({ kind: wanted })
    const { token } = wanted
    const isWanted = () => {
      const now = wantedPass()
      return typeof now === 'object' && now.token === token && turn > turns.shown
    }
    const isShown = (state: PassState): state is KnownPass =>
      state.kind === 'known' && state.token === token
    setState((before) => (before.kind === 'known' && !isShown(before) ? asking : before))

    const showKept = async () => {
      const kept = await keptOnDevice(token).catch(() => null)
      if (kept && isWanted()) setState((before) => (isShown(before) ? before : kept))
      return kept !== null
    }
    const late = setTimeout(() => void showKept(), patience)
    try {
      const pass = await read('GET /api/pass', undefined, token)
      if (!isWanted()) return
      turns.shown = turn
      const at = new Date()
      if (pass.forgotten) forgetOnDevice(token)
      else keepOnDevice(token, pass, at)
      setState({ kind: 'known', pass, token, at, asOf: null, isKept: false })
    } catch (error) {
      if (!isWanted()) return
      if (error instanceof ApiError && error.code === 'not_found') {
        turns.shown = turn
        forgetOnDevice(token)
        return setState({ kind: 'unknown' })
      }
      await showKept()
      if (!isWanted()) return
      // What was shown before is still the best that is known.
      setState((before) => (isShown(before) ? { ...before, asOf: before.at } : unreachable))
    } finally {
      clearTimeout(late)
    }
  }, [])

  useEffect(() => {
    const askAgain = () => void ask()
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') askAgain()
    }
    takeFromBank()
    askAgain()
    addEventListener('hashchange', askAgain)
    addEventListener('online', askAgain)
    document.addEventListener('visibilitychange', askWhenSeen)
    return () => {
      removeEventListener('hashchange', askAgain)
      removeEventListener('online', askAgain)
      document.removeEventListener('visibilitychange', askWhenSeen)
    }
  }, [ask])

  const isCutOff = state.kind === 'unreachable' || (state.kind === 'known' && state.asOf !== null)
  const isWithBank = state.kind === 'known' && state.pass.awaitedChange !== null
  const mayChange = isCutOff || isWithBank
  useEffect(() => {
    if (!mayChange) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask()
    }, betweenTries)
    return () => clearInterval(timer)
  }, [mayChange, ask])

  const settle = useCallback((token: string, pass: Pass) => {
    latest.current.asked += 1
    latest.current.shown = latest.current.asked
    const at = new Date()
    keepOnDevice(token, pass, at)
    setState({ kind: 'known', pass, token, at, asOf: null, isKept: false })
  }, [])

  return { state, ask, settle }
}

const asking: PassState = { kind: 'asking' }
const unreachable: PassState = { kind: 'unreachable' }
