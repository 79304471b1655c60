import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { splitLocale } from '../../../domain/business/locales.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { sealNow, subscribeToSeal } from './seal.ts'
import { sessionQuery } from './session-query.ts'
import { withoutSignIn } from './sign-in-address.ts'
import { isTypedHere } from './typed-here.ts'
import { useSeal } from './use-seal.ts'

function isWalkInAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const { path } = splitLocale(pathname)
  return path === '/admin/desk' && new URLSearchParams(search).has('walk-in')
}

/**
 * Returns which parts of the staff page to show.
 * A form with typed input stays mounted but hidden, so that staff can continue after signing in.
 */
export function useSealedParts(client: QueryClient) {
  const seal = useSeal()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isTyped, setTyped] = useState(false)
  useEffect(
    () =>
      subscribeToSeal(() => {
        if (sealNow() !== 'sealed') {
          setTyped(false)
          return askWhatFailed(client)
        }
        setTyped(isTypedHere())
        // Keeps the stay to which a form with typed input belongs. The walk-in form needs no stay.
        if (!isTypedHere() || isWalkInAt(location)) forgetGuests(client)
      }),
    [client],
  )
  useEffect(() => {
    const rest = withoutSignIn(search)
    if (rest !== null) navigate(pathname + rest, { replace: true })
  }, [navigate, pathname, search])

  const isHydrated = useHydrated()
  const isWalkIn = isWalkInAt({ pathname, search })
  const isShown = !isHydrated || seal === 'open' || (seal === 'sealed' && isWalkIn)
  return { seal, isTyped, isWalkIn, isShown, isMounted: isShown || isTyped || seal === 'unknown' }
}

const isMissing = ({ state }: Query) => state.status !== 'success' && state.fetchStatus === 'idle'

export function askWhatFailed(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: isMissing })
}

export function forgetGuests(client: QueryClient): void {
  const [session] = sessionQuery.queryKey
  void client.cancelQueries()
  for (const query of client.getQueryCache().getAll()) {
    if (query.queryKey[0] !== session) query.reset()
  }
  client.removeQueries({ type: 'inactive' })
  client.getMutationCache().clear()
}
