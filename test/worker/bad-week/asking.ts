import { expect } from 'vitest'
import type { ErrorBody } from '../../../domain/input/errors.ts'
import { database } from '../../../worker/db/database.ts'
import { recordOfStay } from '../../../worker/stay/stay-records.ts'
import { asStaff } from '../support/access.ts'
import { submitKey } from '../support/requests.ts'
import type { Week } from './week.ts'

type Go = (response: Response) => unknown

/** Whoever asks for less than was credited already is refused for it: they could not know. */
export async function isBelowCredit(response: Response): Promise<boolean> {
  if (response.status !== 422) return false
  const { error } = await response.clone().json<ErrorBody>()
  return error.code === 'below_credit'
}

/** How guests and staff send requests in a week of outages. */
export async function openAsking({ chance, workers, later, count }: Week) {
  const staff = await asStaff({ email: 'desk@site.test', expiresInSeconds: 90 * 86_400 })

  /** Sends a request under one key until there is a response, then calls `then` if it succeeded. */
  async function ask(
    name: string,
    send: (key: Record<string, string>) => Promise<Response>,
    go: Go = () => undefined,
    key = submitKey(),
    timeoutMs = 12,
  ): Promise<unknown> {
    const response = await send(key)
    const { status } = response
    if (status === 503 && timeoutMs > 0) {
      return later(chance.whole(1, 4), () => ask(name, send, go, key, timeoutMs - 1))
    }
    if (await isBelowCredit(response)) return count(`${name}: below credit`)
    // Never another 422: whoever writes what the API does not read does nothing here.
    expect([200, 201, 409, 503], name).toContain(status)
    count(response.ok ? name : `${name}: ${status}`)
    return response.ok ? go(response) : undefined
  }

  const asStaffMember = (name: string, path: string, body: object, go?: Go) =>
    ask(name, (key) => workers.next().post(`/api/staff${path}`, body, { ...staff, ...key }), go)

  return {
    ask,
    /** The headers of a member of staff. */
    staff,
    atDesk: (id: string, action: string, body: object, go?: Go) =>
      asStaffMember(`desk: ${action}`, `/stays/${id}/${action}`, body, go),
    close: (body: object, go: Go) => asStaffMember('desk: closures', '/closures', body, go),
    async record(id: string) {
      const found = await recordOfStay(database(workers.living.bindings), id)
      if (!found) throw new Error('no such stay')
      return found
    },
  }
}

export type Asking = Awaited<ReturnType<typeof openAsking>>
