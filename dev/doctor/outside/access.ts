import * as z from 'zod/mini'
import { type Finding, wrong } from '../finding.ts'
import { inBrief, patternSource, publicPaths, staffPaths } from '../paths.ts'
import { type Site, textOf } from '../site.ts'
import type { CloudflareApi } from './cloudflare-api.ts'
import type { Question } from './outside.ts'

const application = z.object({
  aud: z.nullish(z.string()),
  domain: z.nullish(z.string()),
  destinations: z.nullish(z.array(z.object({ uri: z.nullish(z.string()) }))),
  path_cookie_attribute: z.nullish(z.boolean()),
  policies: z.nullish(z.array(z.object({ decision: z.nullish(z.string()) }))),
})

export type Application = z.output<typeof application>

export const accessQuestion: Question<CloudflareApi> = {
  about: 'Access applications',
  permission: 'Access: Apps and Policies Read',
  ask: async ({ site }, { account, ask }) =>
    wrongApplications(site, await ask(`${account}/access/apps?per_page=100`, z.array(application))),
}

/** Returns nothing if ACCESS_AUD is empty. */
export function wrongApplications(site: Site, all: readonly Application[]): Finding[] {
  const audience = textOf(site.config.vars.ACCESS_AUD)
  if (!audience) return []
  const own = all.find(({ aud }) => aud === audience)
  if (!own) {
    return [wrong(`${place}: no application of this account has the audience tag of ACCESS_AUD`)]
  }
  const { host } = new URL(site.origin)
  const guardOf = (path: string) => mostSpecific(all, `${host}${path}`)
  const open = staffPaths.filter((path) => isOpen(guardOf(path)))
  const foreign = staffPaths.filter((path) => {
    const guard = guardOf(path)
    return !isOpen(guard) && guard !== own
  })
  const closed = publicPaths.filter((path) => !isOpen(guardOf(path)))
  return [
    ...(open.length === 0
      ? []
      : [`the application leaves out ${inBrief(open)}, so staff can't sign in there`]),
    ...(foreign.length === 0
      ? []
      : [`another application than that of ACCESS_AUD has ${inBrief(foreign)}. Take it out there`]),
    ...(closed.length === 0
      ? []
      : [`an application has ${inBrief(closed)}, which guests need. Take it out`]),
    ...(own.path_cookie_attribute
      ? ["the cookie's path attribute is on, so /api/staff never gets the cookie. Turn it off"]
      : []),
  ].map((problem) => wrong(`${place}: ${problem}`))
}

const place = 'Cloudflare’s dashboard, Zero Trust, Access, Applications'

/**
 * Returns the application with the most specific address that covers the URL.
 * Cloudflare only applies that one. `undefined` if no address covers the URL.
 */
function mostSpecific(all: readonly Application[], url: string): Application | undefined {
  return all
    .flatMap((one) => addressesOf(one).map((address) => ({ one, address })))
    .filter(({ address }) => covers(address, url))
    .toSorted((first, second) => second.address.length - first.address.length)[0]?.one
}

function addressesOf({ destinations, domain }: Application): string[] {
  const uris = destinations?.flatMap(({ uri }) => uri ?? []) ?? []
  return uris.length > 0 ? uris : [domain ?? []].flat()
}

/**
 * True if an Access address covers the URL.
 * `host/alpha` also covers everything below it, `host/alpha/*` only what is below it. `host` and
 * `host/*` cover the whole host.
 */
function covers(address: string, url: string): boolean {
  const [host = '', ...parts] = address.split('/')
  const path = parts.join('/').replace(/^\*$/, '')
  const inPath = path === '' ? '' : `/${patternSource(path, '.*')}`
  return new RegExp(`^${patternSource(host, '[^./]*')}${inPath}(/.*)?$`).test(url)
}

/** True if nobody has to sign in: there is no application, or all its policies bypass Access. */
function isOpen(guard: Application | undefined): boolean {
  const policies = guard?.policies ?? []
  if (!guard) return true
  return policies.length > 0 && policies.every(({ decision }) => decision === 'bypass')
}
