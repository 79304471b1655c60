import * as z from 'zod/mini'
import type { Keys } from '../keys.ts'

const publicOrigin = 'https://api.cloudflare.com/client/v4'

const envelope = z.object({ result: z.unknown() })

export class NotAnswered extends Error {
  /** `null` if there was no response, or a successful one in an unknown format. */
  readonly status: number | null

  constructor(status: number | null, reason: string) {
    super(reason)
    this.status = status
  }
}

/**
 * Cloudflare's API for one account.
 * Its methods throw `NotAnswered` if a request fails or the response has an unknown format.
 */
export interface CloudflareApi {
  /** Path of the operator's account: `/accounts/<id>`. */
  account: string
  ask<S extends z.ZodMiniType>(path: string, result: S, body?: object): Promise<z.output<S>>
  /** Like `ask`, but returns `null` for the status 404. */
  find<S extends z.ZodMiniType>(path: string, result: S): Promise<z.output<S> | null>
}

/**
 * Returns `null` if the account id or the token is missing.
 * `patience` is in milliseconds per response.
 */
export function cloudflareApi(keys: Keys, patience: number): CloudflareApi | null {
  const { CLOUDFLARE_ACCOUNT_ID: id, CLOUDFLARE_API_TOKEN: token } = keys
  if (!id || !token) return null
  const base = keys.CLOUDFLARE_API_BASE_URL || publicOrigin

  async function ask<S extends z.ZodMiniType>(path: string, result: S, body?: object) {
    const answer = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch(() => {
      throw new NotAnswered(null, 'no answer')
    })
    if (!answer.ok) throw new NotAnswered(answer.status, `status ${answer.status}`)
    const told = envelope.safeParse(await answer.json().catch(() => null))
    const read = result.safeParse(told.data?.result)
    if (!read.success) throw new NotAnswered(null, 'an answer in another form')
    return read.data
  }

  return {
    account: `/accounts/${id}`,
    ask,
    find: (path, result) =>
      ask(path, result).catch((error: unknown) => {
        if (error instanceof NotAnswered && error.status === 404) return null
        throw error
      }),
  }
}
