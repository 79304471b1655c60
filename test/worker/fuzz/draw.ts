import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { Chance } from '../bad-week/chance.ts'
import type { Route } from '../support/route-table.ts'
import type { Site } from '../support/site.ts'
import { type Body, bodyFor, signatureOf } from './bodies.ts'
import { headersFor, type LastKeys } from './headers.ts'
import { namedValues } from './named-values.ts'
import { oddText } from './odd-values.ts'
import { queryNames } from './schemas.ts'
import type { ByName } from './valid-values.ts'
import type { World } from './world.ts'

export interface Drawn {
  method: string
  path: string
  headers: Record<string, string>
  body?: Body
}

/** Shares, of 1. */
const share = { oddId: 0.15, encoded: 0.7, query: 0.3, oddQuery: 0.6, queryOfWrite: 0.05 }

/** What stands for `:id` in the paths below a word. */
function idOf(path: string, world: World, stayId: string): string {
  const ids: Record<string, string> = {
    bags: world.bagId,
    closures: world.closureId,
    contacts: world.contactId,
    devices: crypto.randomUUID(),
    emails: world.emailId,
    orphans: world.orphanId,
  }
  return ids[/(\w+)\/:id/.exec(path)?.[1] ?? ''] ?? stayId
}

/** An id in a path, now and then an odd one that is not encoded. */
function inPath(id: string, chance: Chance): string {
  if (!chance.happens(share.oddId)) return encodeURIComponent(id)
  const text = oddText(chance).toWellFormed()
  return chance.happens(share.encoded) ? encodeURIComponent(text) : text
}

function addressOf(
  { method, path }: Route,
  world: World,
  record: StayRecord,
  named: ByName,
  chance: Chance,
): string {
  const isAsked = method === 'GET' || chance.happens(share.queryOfWrite)
  const names = isAsked ? queryNames.filter(() => chance.happens(share.query)) : []
  const query = new URLSearchParams(
    names.map((name) => {
      const isOdd = chance.happens(share.oddQuery)
      return [name, isOdd ? oddText(chance) : String(named(name, 'string') ?? name)]
    }),
  )
  const filled = path
    .replace(':id', inPath(idOf(path, world, record.stay.id), chance))
    .replace(':stayId', inPath(record.stay.id, chance))
  return names.length > 0 ? `${filled}?${query}` : filled
}

/** A request to a route, valid except for what chance has changed. */
export async function draw(
  site: Site,
  route: Route,
  {
    world,
    record,
    chance,
    keys,
  }: { world: World; record: StayRecord; chance: Chance; keys: LastKeys },
): Promise<Drawn> {
  const named = namedValues(world, record, chance)
  const headers = await headersFor(route, world, record, chance, keys)
  const drawn = {
    method: route.method,
    path: addressOf(route, world, record, named, chance),
    headers,
  }
  if (route.method === 'GET') return drawn

  async function preview(requested: object): Promise<object | null> {
    const { authorization = '' } = headers
    const isCancelled = route.path === '/api/pass/cancel'
    const answer = isCancelled
      ? await site.fetch('/api/pass', { headers: { authorization } })
      : await site.post('/api/pass/preview', requested, { authorization })
    const shown = await answer.json<{ cancelling?: object }>()
    return isCancelled ? (shown.cancelling ?? null) : shown
  }

  const body = await bodyFor(route, world, named, chance, preview)
  const isStripes = route.path.endsWith('/webhook')
  const signed = isStripes && { 'stripe-signature': signatureOf(body) }
  return { ...drawn, headers: { ...headers, ...signed }, body }
}
