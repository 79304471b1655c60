import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import type { Chance } from '../bad-week/chance.ts'
import { linkSecret, siteOrigin } from '../support/names.ts'
import { passRoutes, type Route, staffRoutes } from '../support/route-table.ts'
import { oddText } from './odd-values.ts'
import { headerNames } from './schemas.ts'
import type { World } from './world.ts'

/** Shares, of 1. */
const share = { oldKey: 0.3, oddHeader: 0.15, bent: 0.6 }

const isAmong = (routes: readonly Route[], { method, path }: Route) =>
  routes.some((route) => route.method === method && route.path === path)

/** The last key that was sent to each route. */
export type LastKeys = Map<Route, string>

/** An idempotency key, now and then the previous one. */
function keyOf(route: Route, keys: LastKeys, chance: Chance): string {
  const last = keys.get(route)
  if (last && chance.happens(share.oldKey)) return last
  const key = crypto.randomUUID()
  keys.set(route, key)
  return key
}

/** The caller's credentials: a staff token, or the token of a stay's link. */
async function doorOf(
  route: Route,
  world: World,
  record: StayRecord,
): Promise<Record<string, string>> {
  if (isAmong(staffRoutes, route)) return world.staff
  if (!isAmong(passRoutes, route)) return {}
  const guestToken = () => linkToken(linkSecret, { purpose: 'guest', id: record.stay.id })
  const isCollectors = route.path === '/api/pass/collector'
  return { authorization: `Bearer ${isCollectors ? world.collector.token : await guestToken()}` }
}

/** The headers of a request, one of which is odd now and then. */
export async function headersFor(
  route: Route,
  world: World,
  record: StayRecord,
  chance: Chance,
  keys: LastKeys,
): Promise<Record<string, string>> {
  const isPhoto = route.method === 'PUT' && route.path.endsWith('/photo')
  const usual: Record<string, string> = {
    'content-type': isPhoto ? 'image/jpeg' : 'application/json',
    origin: siteOrigin,
    'idempotency-key': keyOf(route, keys, chance),
    ...(await doorOf(route, world, record)),
  }
  if (!chance.happens(share.oddHeader)) return usual
  const name = chance.oneOf(headerNames as [string])
  return { ...usual, [name]: oddHeader(usual[name], chance) }
}

/** Another text, or the usual one with a character changed, missing or too many. */
function oddHeader(usual: string | undefined, chance: Chance): string {
  const at = chance.whole(0, Math.max(0, (usual?.length ?? 0) - 1))
  const changes = ['', 'x', '.', usual?.slice(at) ?? '', `${usual}, ${usual}`] as const
  const isBent = usual !== undefined && chance.happens(share.bent)
  const text = isBent
    ? usual.slice(0, at) + chance.oneOf(changes) + usual.slice(at + 1)
    : chance.oneOf([oddText(chance), tokenOfNobody()])
  // What no header can hold never reaches the Worker.
  return text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '').trim()
}

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '')

/** A token that names a key which nobody has. */
function tokenOfNobody(): string {
  const kid = crypto.randomUUID()
  return `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part({ email: 'eve@guest.example' })}.AAAA`
}
