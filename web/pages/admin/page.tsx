import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Dashboard } from '../../features/staff/dashboard.tsx'
import styles from './page.module.css'

export { head } from './head.ts'

const gcMilliseconds = 5 * 60_000

/** The defaults of section 7: asked once, never stale, forgotten 5 minutes after the last use. */
function createQueryClient(): QueryClient {
  return new QueryClient({
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

/** A window that comes to the front has not always been hidden before: two may stand side by side. */
function listenToFocus(onFocus: (focused?: boolean) => void): () => void {
  const told = () => onFocus()
  addEventListener('focus', told)
  document.addEventListener('visibilitychange', told)
  return () => {
    removeEventListener('focus', told)
    document.removeEventListener('visibilitychange', told)
  }
}

export default function Page() {
  const [client] = useState(createQueryClient)
  useEffect(() => focusManager.setEventListener(listenToFocus), [])
  return (
    <QueryClientProvider client={client}>
      <main id="main" tabIndex={-1} className={styles.page}>
        <Dashboard />
      </main>
    </QueryClientProvider>
  )
}
