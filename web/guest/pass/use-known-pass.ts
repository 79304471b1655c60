import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api.ts'

/**
 * Reason why the server hasn't returned the pass.
 * - `refused`: the link doesn't open a pass, for example because the signing secret was replaced.
 * - `replaced`: the link ended when the booking's email address was corrected.
 */
export type Unanswered = 'slow' | 'offline' | 'server' | LinkRefusal

export type LinkRefusal = 'refused' | 'replaced'

export interface AsOf {
  at: Date
  why: Unanswered
}

export interface Known<Shown> {
  kind: 'known'
  pass: Shown
  token: string
  /** True if the pass comes from this device, because the server hasn't returned it. */
  isSaved: boolean
  /** `null` while the pass is current. */
  asOf: AsOf | null
  at: Date
}

interface Without {
  kind:
    | 'asking'
    | 'several'
    /** There is no link, and no saved pass to show instead. */
    | 'none'
    /** The link doesn't open a pass. */
    | 'unknown'
    | 'replaced'
    | 'unreachable'
}

export type PassState<Shown> = Known<Shown> | Without

export interface PassSource<Shown> {
  wanted: () => { token: string } | { kind: 'several' | 'none' | 'unknown' }
  read: (token: string) => Promise<Shown>
  savedOf: (token: string) => Promise<{ pass: Shown; at: string } | null>
  keep: (token: string, pass: Shown, at: Date) => void
  /** Runs before the first request. */
  first?: () => void
  find?: () => Promise<void>
  /** Returns true if the pass must be polled. */
  mayChange?: (pass: Shown) => boolean
}

/** Milliseconds to wait for the server before the saved pass is shown. */
const timeoutMs = 2500
/** Milliseconds between requests while polling. */
const betweenTries = 15_000

/**
 * Fetches the pass, and shows the saved one if the server is slow or fails.
 * Refetches when the page becomes visible or the device comes online.
 */
export function useKnownPass<Shown>(source: PassSource<Shown>) {
  const [state, setState] = useState<PassState<Shown>>(asking)
  /**
   * Numbers of the last request and of the one that returned the shown pass.
   * Older responses are ignored.
   */
  const latest = useRef({ asked: 0, shown: 0 })

  const ask = useCallback(async () => {
    const turns = latest.current
    turns.asked += 1
    const turn = turns.asked
    try {
      await source.find?.()
    } catch {
      return setState((before) => (before.kind === 'known' ? before : unreachable))
    }
    const wanted = source.wanted()
    if (!('token' in wanted)) return setState(wanted)
    const { token } = wanted
    const isWanted = () => {
      const now = source.wanted()
      return 'token' in now && now.token === token && turn > turns.shown
    }
    const isShown = (state: PassState<Shown>): state is Known<Shown> =>
      state.kind === 'known' && state.token === token
    setState((before) => (before.kind === 'known' && !isShown(before) ? asking : before))

    const showSaved = async (why: Unanswered) => {
      const saved = await source.savedOf(token).catch(() => null)
      if (!saved || !isWanted()) return
      const at = new Date(saved.at)
      const { pass } = saved
      const shown: Known<Shown> = {
        kind: 'known',
        pass,
        token,
        at,
        asOf: { at, why },
        isSaved: true,
      }
      setState((before) => (isShown(before) ? before : shown))
    }
    const late = setTimeout(() => void showSaved('slow'), timeoutMs)
    try {
      const pass = await source.read(token)
      if (!isWanted()) return
      turns.shown = turn
      const at = new Date()
      source.keep(token, pass, at)
      setState({ kind: 'known', pass, token, at, asOf: null, isSaved: false })
    } catch (error) {
      if (!isWanted()) return
      const why = whyUnanswered(error)
      await showSaved(why)
      if (!isWanted()) return
      setState((before) => {
        if (isShown(before)) return { ...before, asOf: { at: before.at, why } }
        if (why === 'refused') return { kind: 'unknown' }
        return why === 'replaced' ? { kind: 'replaced' } : unreachable
      })
    } finally {
      clearTimeout(late)
    }
  }, [source])

  useEffect(() => {
    const askAgain = () => void ask()
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') askAgain()
    }
    source.first?.()
    askAgain()
    addEventListener('hashchange', askAgain)
    addEventListener('online', askAgain)
    document.addEventListener('visibilitychange', askWhenSeen)
    return () => {
      removeEventListener('hashchange', askAgain)
      removeEventListener('online', askAgain)
      document.removeEventListener('visibilitychange', askWhenSeen)
    }
  }, [ask, source])

  const asOf = state.kind === 'known' ? state.asOf : null
  const isCutOff = state.kind === 'unreachable' || (asOf !== null && !isRefusal(asOf.why))
  const mayChange =
    isCutOff || (state.kind === 'known' && (source.mayChange?.(state.pass) ?? false))
  useEffect(() => {
    if (!mayChange) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask()
    }, betweenTries)
    return () => clearInterval(timer)
  }, [mayChange, ask])

  const settle = useCallback(
    (token: string, pass: Shown) => {
      latest.current.asked += 1
      latest.current.shown = latest.current.asked
      const at = new Date()
      source.keep(token, pass, at)
      setState({ kind: 'known', pass, token, at, asOf: null, isSaved: false })
    },
    [source],
  )

  return { state, ask, settle }
}

/** Returns `offline` if there was no response, or a successful one that isn't JSON. */
export function whyUnanswered(error: unknown): Unanswered {
  if (!(error instanceof ApiError)) return 'offline'
  if (error.code === 'link_replaced') return 'replaced'
  return error.code === 'not_found' ? 'refused' : 'server'
}

/** True if another request with the same link wouldn't help. */
export function isRefusal(why: Unanswered): why is LinkRefusal {
  return why === 'refused' || why === 'replaced'
}

const asking: Without = { kind: 'asking' }
const unreachable: Without = { kind: 'unreachable' }
