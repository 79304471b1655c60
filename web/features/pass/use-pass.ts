import { useCallback, useEffect, useState } from 'react'
import type { Pass } from '../../../domain/pass.ts'
import { ApiError, read } from '../../api.ts'
import { passToken } from './pass-token.ts'

export type PassState =
  | { kind: 'asking' }
  | { kind: 'known'; pass: Pass; token: string }
  /** No link led here, or one that opens nothing. */
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

/** The stay of the link, asked for again whenever the guest comes back to the page. */
export function usePass() {
  const [state, setState] = useState<PassState>({ kind: 'asking' })

  const ask = useCallback(async () => {
    const token = passToken()
    if (!token) return setState({ kind: 'unknown' })
    try {
      const pass = await read('GET /api/pass', undefined, token)
      setState({ kind: 'known', pass, token })
    } catch (error) {
      const isNone = error instanceof ApiError && error.status === 404
      // What was shown before is still the best that is known.
      setState((before) =>
        isNone ? { kind: 'unknown' } : before.kind === 'known' ? before : { kind: 'unreachable' },
      )
    }
  }, [])

  useEffect(() => {
    const askAgain = () => void ask()
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') askAgain()
    }
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

  const settle = useCallback((pass: Pass) => {
    setState((before) => (before.kind === 'known' ? { ...before, pass } : before))
  }, [])

  return { state, ask, settle }
}
