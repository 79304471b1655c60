import { QueryClient } from '@tanstack/react-query'

const gcMilliseconds = 5 * 60_000

/** The defaults of section 7: asked once, never stale, forgotten 5 minutes after the last use. */
export function createQueryClient(): QueryClient {
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
