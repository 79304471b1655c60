import { expect } from 'vitest'
import type { ErrorBody } from '../../../domain/input/errors.ts'
import { database } from '../../../worker/db/database.ts'
import { fileOfStay } from '../../../worker/stay/stay-files.ts'
import { asStaff } from '../support/access.ts'
import { submitKey } from '../support/requests.ts'
import type { Week } from './week.ts'

type Go = (answer: Response) => unknown

/** Whoever asks for less than was credited already is refused for it: they could not know. */
export async function isBelowCredit(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false
  const { error } = await answer.clone().json<ErrorBody>()
  return error.code === 'below_credit'
}

/** How guests and staff ask for something in a week of outages. */
export async function openAsking({ chance, workers, later, count }: Week) {
  const staff = await asStaff({ email: 'desk@site.test', expiresInSeconds: 90 * 86_400 })

  /** Asks, under one key, until there is an answer; then goes on, where it is a yes. */
  async function ask(
    name: string,
    send: (key: Record<string, string>) => Promise<Response>,
    go: Go = () => undefined,
    key = submitKey(),
    patience = 12,
  ): Promise<unknown> {
    const answer = await send(key)
    const { status } = answer
    if (status === 503 && patience > 0) {
      return later(chance.whole(1, 4), () => ask(name, send, go, key, patience - 1))
    }
    if (await isBelowCredit(answer)) return count(`${name}: below credit`)
    // Never another 422: whoever writes what the API does not read does nothing here.
    expect([200, 201, 409, 503], name).toContain(status)
    count(answer.ok ? name : `${name}: ${status}`)
    return answer.ok ? go(answer) : undefined
  }

  const asStaffMember = (name: string, path: string, body: object, go?: Go) =>
    ask(name, (key) => workers.next().post(`/api/staff${path}`, body, { ...staff, ...key }), go)

  return {
    ask,
    /** The headers of a member of staff. */
    staff,
    atDesk: (id: string, act: string, body: object, go?: Go) =>
      asStaffMember(`desk: ${act}`, `/stays/${id}/${act}`, body, go),
    close: (body: object, go: Go) => asStaffMember('desk: closures', '/closures', body, go),
    async file(id: string) {
      const found = await fileOfStay(database(workers.living.bindings), id)
      if (!found) throw new Error('no such stay')
      return found
    },
  }
}

export type Asking = Awaited<ReturnType<typeof openAsking>>
