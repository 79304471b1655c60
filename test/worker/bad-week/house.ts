import { expect } from 'vitest'
import type { ErrorBody } from '../../../domain/errors.ts'
import type { Pass, PreviewedChange, StartedChange } from '../../../domain/pass.ts'
import { database } from '../../../worker/db/database.ts'
import { fileOfStay } from '../../../worker/db/stay-files.ts'
import { linkToken } from '../../../worker/pass/token.ts'
import { asStaff } from '../support/access.ts'
import { linkSecret } from '../support/names.ts'
import { submitKey } from '../support/requests.ts'
import { openChangePayments } from './change-payments.ts'
import type { Expected } from './guests.ts'
import type { Week } from './week.ts'

const hour = 60
const day = 24 * hour

/** What a week of twenty guests or more has to have seen; chance alone might leave it out. */
export const mustHappen = [
  'desk: check-in',
  'desk: check-out',
  'desk: payments',
  'own link: cancel',
  'own link: change',
  'own link: pay',
  'own link: two windows at once',
] as const

/** Whoever asks for less than was given away of the price already is refused for it: they could not know. */
async function isBelowCredit(answer: Response): Promise<boolean> {
  if (answer.status !== 422) return false
  const { error } = await answer.clone().json<ErrorBody>()
  return error.code === 'below_credit'
}

/** What becomes of stays at the counter, and by their guests' own links. */
export async function openHouse(week: Week) {
  const { chance, workers, later, counts, count } = week
  const payForChange = openChangePayments(week)
  const staff = await asStaff({ email: 'desk@site.test', expiresInSeconds: 60 * 86_400 })
  let lastTag = 0
  let arrivals = 0

  type Act = (typeof mustHappen)[number]
  const isMissing = (name: Act) => !counts.has(name)
  const happens = (name: Act, share: number) => isMissing(name) || chance.happens(share)
  const ofLinks = mustHappen.filter((name) => name.startsWith('own link'))

  /** Minutes until an instant, not before now. */
  const until = (instant: string | Date) =>
    Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 60_000))

  async function file(id: string) {
    const found = await fileOfStay(database(workers.living.bindings), id)
    if (!found) throw new Error('no such stay')
    return found
  }

  /** Asks, under one key, until there is an answer; then goes on, where it is a yes. */
  async function ask(
    name: string,
    send: (key: Record<string, string>) => Promise<Response>,
    go: (answer: Response) => unknown = () => undefined,
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
    expect([200, 409, 503], name).toContain(status)
    count(status === 200 ? name : `${name}: ${status}`)
    return status === 200 ? go(answer) : undefined
  }

  const atDesk = (id: string, act: string, body: object, go?: () => unknown) =>
    ask(
      `desk: ${act}`,
      (key) => workers.next().post(`/api/staff/stays/${id}/${act}`, body, { ...staff, ...key }),
      go,
    )

  async function comes(id: string): Promise<unknown> {
    const { stay } = await file(id)
    if (stay.status !== 'confirmed') return
    const tags = Array.from({ length: stay.luggageCount }, () => {
      lastTag += 1
      return lastTag
    })
    // Whoever stays longer has something to pay.
    arrivals += 1
    const leaves = arrivals <= 3 ? 1 : chance.oneOf([0, 0, 0, 1, 2])
    return atDesk(id, 'check-in', { tags, idSeen: true }, async () => {
      const { pickUpAt } = (await file(id)).stay
      const early = chance.happens(0.2) ? day : hour
      later(leaves > 0 ? until(pickUpAt) + leaves * day : until(pickUpAt) - early, () => goes(id))
    })
  }

  /** Pays what is due, and takes the bags. */
  async function goes(id: string): Promise<unknown> {
    const { bags, stay } = await file(id)
    if (stay.status !== 'checked_in') return
    const tags = bags.filter(({ state }) => state === 'inside').map(({ tag }) => tag)
    return atDesk(id, 'check-out', { tags, outTo: 'guest' }, async () => {
      const { balance, disputed } = (await file(id)).stay
      if (balance <= 0 || disputed) return
      return atDesk(id, 'payments', { method: 'cash', cents: balance })
    })
  }

  /** Opens the own link, and changes or cancels what it shows. */
  async function actsByLink(stay: Expected): Promise<unknown> {
    if (!ofLinks.some(isMissing) && chance.happens(0.3)) return
    return opensLink(stay)
  }

  async function opensLink(stay: Expected): Promise<unknown> {
    const { id, to } = stay
    const token = await linkToken(linkSecret, { purpose: 'guest', id })
    const authorization = `Bearer ${token}`
    const answer = await workers.next().fetch('/api/pass', { headers: { authorization } })
    if (answer.status !== 200) return void expect(answer.status).toBe(503)
    const pass = await answer.json<Pass>()
    const send = (act: string, body: object) => (key: Record<string, string>) =>
      workers.next().post(`/api/pass/${act}`, body, { authorization, ...key })
    if (pass.status === 'confirmed' && pass.cancelling && happens('own link: cancel', 0.25)) {
      return ask('own link: cancel', send('cancel', { shown: pass.cancelling }))
    }
    if (!pass.changeable || pass.status === 'pending') return
    const nextDay = new Date(new Date(to).getTime() + day * 60_000).toISOString()
    const wish = chance.oneOf<object>([
      { luggageCount: pass.luggageCount + 1 },
      { luggageCount: Math.max(1, pass.luggageCount - 1) },
      { endDate: nextDay },
    ])
    const seen = await send('preview', wish)({})
    if (await isBelowCredit(seen)) return count('own link: below credit')
    if (seen.status !== 200) return void expect([409, 503]).toContain(seen.status)
    const { online, ...shown } = await seen.json<PreviewedChange>()
    if (online && happens('own link: pay', 0.8)) {
      return ask('own link: pay', send('pay', { ...wish, shown }), async (started) => {
        const begun = await started.json<StartedChange>()
        return payForChange(begun, () => opensLink(stay))
      })
    }
    // Two windows of one guest, at once: each under a key of its own.
    const windows = happens('own link: two windows at once', 0.2) ? 2 : 1
    if (windows > 1) count('own link: two windows at once')
    const change = () => ask('own link: change', send('change', { ...wish, shown }))
    return Promise.all(Array.from({ length: windows }, change))
  }

  return {
    /** A stay may begin: its guest comes or does not, and may want it otherwise before. */
    expects(stay: Expected): void {
      const comesAt = until(stay.from) + chance.whole(0, 5 * hour)
      if (chance.happens(0.85)) later(comesAt, () => comes(stay.id))
      // Some of them in the very minute in which they stand at the counter.
      const isAtTheCounter = chance.happens(0.4)
      const before = chance.whole(15, Math.max(16, comesAt - 1))
      later(isAtTheCounter ? comesAt : before, () => actsByLink(stay))
    },
    /** The desk, at the end: whoever is still in the house is asked to go. */
    goes,
  }
}
