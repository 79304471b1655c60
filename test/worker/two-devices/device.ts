import { vi } from 'vitest'
import { leftInDrawer } from '../../../domain/desk/dropped-entry.ts'
import { freeTags } from '../../../domain/desk/free-tags.ts'
import type { DeviceTags } from '../../../domain/desk/till.ts'
import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { droppedAction, heldBy, pendingTags } from '../../../web/staff/offline/held-entry.ts'
import { parseRecord } from '../../../web/staff/offline/parse-record.ts'
import {
  actionsInOrder,
  type DeskRequest,
  entryTags,
  type PendingAction,
} from '../../../web/staff/offline/pending-action.ts'
import { recordOnScreen } from '../../../web/staff/offline/records-on-screen.ts'
import { onOtherStay, withOtherTags } from '../../../web/staff/offline/repaired-actions.ts'
import type { Chance } from '../bad-week/chance.ts'
import { asStaff } from '../support/access.ts'
import { siteOrigin } from '../support/names.ts'
import { submitKey } from '../support/requests.ts'
import type { Site } from '../support/site.ts'
import type { Hands } from './hands.ts'
import { type ActionsStore, OfflineQueue, sendAction } from './page.js'

/** A store in memory; it returns copies, as IndexedDB does. */
class MemoryStore implements ActionsStore {
  readonly rows = new Map<string, PendingAction>()
  all = async () => [...this.rows.values()].map((action) => structuredClone(action))
  put = async (action: PendingAction) => void this.rows.set(action.key, structuredClone(action))
  update: ActionsStore['update'] = async (change) => {
    for (const action of change(await this.all())) await this.put(action)
  }
  drop = async (key: string) => void this.rows.delete(key)
}

type Offline = PendingAction['endpoint']

interface World {
  site: Site
  chance: Chance
  hands: Hands
  count: (what: string) => void
  /** Of all devices, because each second one is settled differently. */
  tally: { clashes: number; drops: number }
}

/** A staff member's device: the real offline queue, against the real routes. */
export async function openDevice(email: string, { site, chance, hands, count, tally }: World) {
  const headers = await asStaff({ email, expiresInSeconds: 30 * 86_400 })
  const id = crypto.randomUUID()
  const store = new MemoryStore()
  let isOnline = true
  let busy: Promise<void> = Promise.resolve()
  let day = new Map<string, StayRecord>()
  let tags: DeviceTags = { slot: null, taken: [] }
  const realFetch = globalThis.fetch

  /** The page's requests go to the Worker; its own go out. */
  const asPage = (path: string, init: RequestInit) =>
    site.fetch(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), origin: siteOrigin, ...headers },
    })

  async function send(action: PendingAction, wasOffline: boolean) {
    if (!isOnline) return { kind: 'unanswered' as const, error: new TypeError('Failed to fetch') }
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      vi.stubGlobal('fetch', realFetch)
      void asPage(path, init).then(resolve)
      return promise
    })
    const outcome = await sendAction(action, wasOffline)
    // The response may be lost on its way back; the action is then sent again.
    if (outcome.kind === 'done' && wasOffline && chance.happens(0.2)) {
      count('lost responses')
      return { kind: 'failed' as const, error: { status: 503 } }
    }
    return outcome
  }

  const queue = new OfflineQueue({
    store,
    send,
    connection: () => (isOnline ? 'online' : 'offline'),
    setConnection: () => {},
    alone: async (task) => {
      const turn = busy.then(task)
      busy = turn.catch(() => {})
      await turn
    },
    notifyTabs: () => {},
  })

  async function get<Answer>(path: string): Promise<Answer> {
    return (await site.fetch(`/api/staff${path}`, { headers })).json<Answer>()
  }

  const post = (path: string, body: object) =>
    site.post(`/api/staff${path}`, body, { ...headers, ...submitKey() })

  /** Loads today's list, and reports what waits here. */
  async function sync(): Promise<void> {
    const records = (await get<StayRecord<string>[]>('/day')).map(parseRecord)
    day = new Map(records.map((record) => [record.stay.id, record]))
    const waiting = queue.actions.length
    const oldestAt = waiting > 0 ? (queue.actions[0]?.at ?? null) : null
    const body = { waiting, oldestAt, tags: pendingTags(queue.actions) }
    const answer = await asPage(`/api/staff/devices/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...submitKey() },
      body: JSON.stringify(body),
    })
    tags = await answer.json<DeviceTags>()
  }

  const shown = (stayId: string) => recordOnScreen(day.get(stayId), stayId, queue.actions)

  function free(bags: number): number[] {
    const inside = [...day.values()].flatMap((one) => bagsInside(one).map(({ tag }) => tag))
    const taken = new Set([...tags.taken, ...inside, ...pendingTags(queue.actions)])
    return freeTags(bags, taken, isOnline ? undefined : tags.slot)
  }

  /** Does an action as the screen does. Returns whether it counts: the server may refuse it online. */
  async function acts<C extends Offline>(
    endpoint: C,
    stayId: string,
    body: DeskRequest<C>,
    key: string = crypto.randomUUID(),
  ): Promise<boolean> {
    const before = shown(stayId)
    const action = {
      key,
      stayId,
      endpoint,
      body: body as PendingAction['body'],
      at: new Date().toISOString(),
      seen: before && lastSeenOf(before.stay),
      name: before?.stay.customerName ?? '',
      before,
    }
    count(isOnline ? 'online' : 'offline')
    const taken = await queue.take(action).catch(() => null)
    if (taken?.kind === 'done') day.set(stayId, taken.record)
    return taken !== null
  }

  /** Settles a refused entry as staff would, and does with bags and money what the entry then says. */
  async function settles(action: PendingAction, sameGuest: (stayId: string) => string | null) {
    const [code, own] = [action.refused?.code, entryTags(action)]
    const all = actionsInOrder(queue.actions)
    await sync()
    const other = shown(sameGuest(action.stayId) ?? '')
    if (code === 'tag_in_use' && other) {
      count('added to the other stay')
      hands.joins(action.stayId, other.stay.id)
      return queue.replace(onOtherStay(action, other, all))
    }
    if (code === 'tag_in_use') tally.clashes += 1
    // Every second one.
    if (code === 'tag_in_use' && tally.clashes % 2 === 1) {
      count('recorded with other tags')
      const next = free(own.length)
      hands.hangs(action.stayId, own, next)
      return queue.replace(withOtherTags(action, next, all))
    }
    count(`dropped: ${heldBy(action).kind}`)
    const { money, kind } = heldBy(action)
    // Every second time; the first money stays in the drawer.
    const handedBack = money !== null && tally.drops % 2 === 1
    if (money) tally.drops += 1
    if (kind === 'walk_in' || kind === 'check_in') hands.gives(action.stayId, own)
    if (handedBack && money.method === 'cash') hands.pays({ cents: -money.cents, lek: -money.lek })
    if (money) hands.leaves(leftInDrawer({ money, handedBack }))
    return queue.replace([droppedAction(action, 'Settled by hand', handedBack)])
  }

  return {
    queue,
    get,
    post,
    sync,
    shown,
    free,
    acts,
    email,
    stays: () => [...day.keys()],
    isOnline: () => isOnline,
    slot: () => tags.slot,
    goes: (online: boolean) => {
      isOnline = online
    },
    /** Sends one round of what waits, and settles what is refused. Returns whether nothing is left. */
    async drains(sameGuest: (stayId: string) => string | null): Promise<boolean> {
      await queue.drain()
      await busy
      for (const action of queue.actions.filter(({ refused }) => refused)) {
        await settles(action, sameGuest)
        await busy
      }
      return queue.actions.length === 0
    },
  }
}

export type Device = Awaited<ReturnType<typeof openDevice>>
