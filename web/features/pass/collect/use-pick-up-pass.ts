import { useCallback, useEffect, useState } from 'react'
import type { PickUpPass } from '../../../../domain/pass.ts'
import { ApiError, read } from '../../../api.ts'

type PickUpPassState =
  | { kind: 'asking' | 'unknown' | 'unreachable' }
  | { kind: 'known'; pass: PickUpPass }

/** A pick-up pass, asked for again whenever its holder comes back to the page: it may have been revoked. */
export function usePickUpPass(token: string) {
  const [state, setState] = useState<PickUpPassState>({ kind: 'asking' })

  const ask = useCallback(async () => {
    try {
      setState({ kind: 'known', pass: await read('GET /api/pass/collector', undefined, token) })
    } catch (error) {
      const isNone = error instanceof ApiError && error.status === 404
      setState((before) =>
        isNone ? { kind: 'unknown' } : before.kind === 'known' ? before : { kind: 'unreachable' },
      )
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
