import { ApiError, request } from '../../api.ts'

const retries = 3

/** A list that could not be loaded. Its text is the one of section 7. */
export class StaffListError extends Error {
  /** Nothing where nobody answered. */
  readonly status: number | undefined

  constructor(what: string, cause: unknown) {
    const status = cause instanceof ApiError ? cause.status : undefined
    super(`Failed to fetch ${what}: ${status ?? 'no answer'}`, { cause })
    this.name = 'StaffListError'
    this.status = status
  }
}

/** Cloudflare Access no longer vouches for whoever asks: something else than a lost connection. */
export function isSignedOut(error: Error | null): boolean {
  return error instanceof StaffListError && (error.status === 401 || error.status === 403)
}

export async function fetchList<Row>(path: string, what: string): Promise<Row[]> {
  try {
    return await request<Row[]>(path)
  } catch (error) {
    throw new StaffListError(what, error)
  }
}

/** Staff always see what is there now: nothing is kept, each load is tried again three times. */
export const staffListOptions = {
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  retry: (failures: number, error: Error) => failures < retries && !isSignedOut(error),
} as const
