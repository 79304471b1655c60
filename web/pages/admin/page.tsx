import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Dashboard } from '../../features/staff/dashboard.tsx'
import { createQueryClient } from '../../query-client.ts'
import styles from './page.module.css'

export { head } from './head.ts'

export default function Page() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <main id="main" tabIndex={-1} className={styles.page}>
        <Dashboard />
      </main>
    </QueryClientProvider>
  )
}
