import {
  focusManager,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { dayQuery } from '../actions/day-query.ts'
import { InTouch } from '../actions/in-touch.tsx'
import { setConnection } from '../offline/connection.ts'
import { startQueue } from '../offline/device-queue.ts'
import { pendingTags } from '../offline/held-entry.ts'
import { notifySignedOut } from '../offline/session-end.ts'
import { usePendingActions, useQueueIsRead } from '../offline/use-offline-queue.ts'
import { reportDevice } from '../session/device.ts'
import { EndsSoon } from '../session/ends-soon.tsx'
import { watchSession } from '../session/seal.ts'
import { Sealed } from '../session/sealed.tsx'
import type { SignOutProps } from '../session/sign-out.tsx'
import { connectionOf, isSignedOut } from '../session/staff-load.ts'
import { subscribeToTyping } from '../session/typed-here.ts'
import { useSealedParts } from '../session/use-sealed-parts.ts'
import styles from './staff-frame.module.css'
import { StaffNav } from './staff-nav.tsx'

const gcMilliseconds = 5 * 60_000

/** Queries neither refetch nor retry by default. Each finished query updates the connection. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => setConnection('online'),
      onError: (error) => {
        setConnection(connectionOf(error))
        if (isSignedOut(error)) notifySignedOut()
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => isSignedOut(error) && notifySignedOut(),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: gcMilliseconds,
      },
      mutations: { retry: false },
    },
  })
}

/**
 * Listens for `focus` in addition to visibility, because a visible window can also lose and regain
 * the focus.
 */
function subscribeToFocus(onFocus: (focused?: boolean) => void): () => void {
  const notify = () => onFocus()
  addEventListener('focus', notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    removeEventListener('focus', notify)
    document.removeEventListener('visibilitychange', notify)
  }
}

interface StaffFrameProps extends SignOutProps {
  path: string
  children: ReactNode
}

export function StaffFrame({ path, forgetPasses, children }: StaffFrameProps) {
  const [client] = useState(createQueryClient)
  const { seal, isTyped, isWalkIn, isMounted, isShown } = useSealedParts(client)
  const isSealed = seal === 'sealed'
  useEffect(() => focusManager.setEventListener(subscribeToFocus), [])
  useEffect(startQueue, [])
  useEffect(watchSession, [])
  useEffect(subscribeToTyping, [])
  return (
    <QueryClientProvider client={client}>
      <DeviceReport />
      <InTouch />
      <StaffNav path={path} forgetPasses={forgetPasses} />
      <main id="main" tabIndex={-1} className={styles.page}>
        {isSealed && <Sealed isTyped={isTyped} isWalkIn={isWalkIn} />}
        {seal === 'open' && <EndsSoon />}
        {isMounted && <div hidden={!isShown}>{children}</div>}
      </main>
    </QueryClientProvider>
  )
}

/** Milliseconds of the interval in which an unchanged offline queue is reported at most once. */
const atMostEvery = 60_000

const wordsOf = (text: string) => text.split(' ').filter(Boolean)

function DeviceReport() {
  const actions = usePendingActions()
  const times = actions.map(({ at }) => at).join(' ')
  const tags = pendingTags(actions).join(' ')
  const isRead = useQueueIsRead()
  // Reads when today's list was last updated, without loading it.
  const { dataUpdatedAt } = useQuery({ ...dayQuery, enabled: false, gcTime: 0 })
  const minute = Math.floor(dataUpdatedAt / atMostEvery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `minute` only triggers a report.
  useEffect(() => {
    if (isRead) void reportDevice(wordsOf(times), wordsOf(tags).map(Number))
  }, [isRead, times, tags, minute])
  return null
}
