import type { Setup } from './setup.ts'

const timeoutMs = 15_000

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Returns a function that requests a path of the site.
 * It throws if the request fails or there is no response within 15 seconds. If `version` isn't
 * available, Cloudflare silently uses another one, so callers must compare `X-Version`.
 */
export function askerOf(
  { origin, worker }: Pick<Setup, 'origin' | 'worker'>,
  version?: string,
): Ask {
  const override = version && { 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` }
  return (path, init) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
      headers: { ...override, ...Object.fromEntries(new Headers(init?.headers)) },
    }).catch((error: unknown) => {
      throw new Error(`${path} doesn't answer: ${reasonOf(error)}`)
    })
}

/** Prefers the message of the error's cause, because `fetch` itself only says `fetch failed`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
