import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api.ts'

/**
 * Why there is no pass in the answer: it takes its time, the device is offline, the server fails, or the
 * server refuses the link. A link that has opened before is refused once its secret is no longer in use.
 */
export type Unanswered = 'slow' | 'offline' | 'server' | 'refused'

/** From when a pass is that nobody answers for any more, and why nobody does. */
export interface AsOf {
  at: Date
  why: Unanswered
}

export interface Known<Shown> {
  kind: 'known'
  pass: Shown
  token: string
  /** Nobody has answered since the page was opened: this is what the device kept. */
  isSaved: boolean
  /** Nothing as long as this is the last word. */
  asOf: AsOf | null
  at: Date
}

interface Without {
  kind:
    | 'asking'
    /** The device has more than one. */
    | 'several'
    /** No link led here, and the device has none. */
    | 'none'
    /** The link opens nothing. */
    | 'unknown'
    | 'unreachable'
}

export type PassState<Shown> = Known<Shown> | Without

/** Whose pass it is: a guest's own, or that of whoever collects in their place. */
export interface PassSource<Shown> {
  /** The token of the pass that the page is asked for by now, or what there is instead. */
  wanted: () => { token: string } | { kind: 'several' | 'none' | 'unknown' }
  read: (token: string) => Promise<Shown>
  /** As it was answered last, on this device. */
  savedOf: (token: string) => Promise<{ pass: Shown; at: string } | null>
  /** Keeps what was answered, or takes off what is of no use any more. */
  keep: (token: string, pass: Shown, at: Date) => void
  /** What comes before the first question, such as the way back from a bank. */
  first?: () => void
  /** Finds out which pass is asked for, where that is not known yet; rejects where nobody answers. */
  find?: () => Promise<void>
  /** Whether somebody else, such as a bank, is about to change what is shown. */
  mayChange?: (pass: Shown) => boolean
}

/** Milliseconds after which the pass on the device is shown, whatever may still be answered. */
const timeoutMs = 2500
/** Milliseconds from one question to the next, while nobody answers or a bank has yet to. */
const betweenTries = 15_000

/** The pass of the link, asked for again whenever its holder comes back to the page. */
export function useKnownPass<Shown>(source: PassSource<Shown>) {
  const [state, setState] = useState<PassState<Shown>>(asking)
  /** Counts what was asked and what was changed: what is older than what is shown tells nothing new. */
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
      // The pass that was shown before is the best there is.
      setState((before) => {
        if (isShown(before)) return { ...before, asOf: { at: before.at, why } }
        return why === 'refused' ? { kind: 'unknown' } : unreachable
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
  const isCutOff = state.kind === 'unreachable' || (asOf !== null && asOf.why !== 'refused')
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

/** Any answer at all came over a connection. */
export function whyUnanswered(error: unknown): Unanswered {
  if (!(error instanceof ApiError)) return 'offline'
  return error.code === 'not_found' ? 'refused' : 'server'
}

const asking: Without = { kind: 'asking' }
const unreachable: Without = { kind: 'unreachable' }
