import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { startStandIns } from '../../../dev/stand-ins.ts'
import { addDays, tiranaDate } from '../../../domain/calendar.ts'
import { monthOf } from '../../../domain/period.ts'
import { spreadOf, spreadText, table } from '../figures.ts'
import { seedStatements } from './seed-stays.ts'
import { bundled, mail, migrated, ours } from './workerd.ts'

/** Asked of each of the two; ROUNDS asks for another number. */
const rounds = Number(process.env.ROUNDS ?? 60)
/** Beforehand, so that neither is measured while workerd still compiles it. */
const warmUp = 20
const sizes = { 'few.test': 1000, 'many.test': 100_000 } as const
/** How many stays are made by one statement. */
const atOnce = 5000
const audience = 'audience-of-the-bench'
const now = new Date()
const search = (query: Record<string, string>) => `/api/staff/stays?${new URLSearchParams(query)}`
const yesterday = addDays(tiranaDate(now), -1)
/** Behind the 400th stay of either. */
const deep = `${now.getTime() - 400 * 576_000}.00000000-0000-4000-8000-000000000000`

const asked: [what: string, path: string][] = [
  ['search: a reference', search({ q: 'tir-2026-100-000064' })],
  ['search: a name and a surname', search({ q: 'drita hoxha' })],
  ['search: one letter', search({ q: 'a' })],
  ['search: nobody', search({ q: 'nobody' })],
  ['filter: a state', search({ status: 'no_show' })],
  ['filter: a state and a service', search({ status: 'completed', service: 'taxi' })],
  ['filter: a day', search({ day: yesterday })],
  ['every stay, first page', search({})],
  ['every stay, page 21', search({ cursor: deep })],
  ['list of reservations, first page', '/api/reservations'],
  ['list of reservations, deeper', `/api/reservations?cursor=${deep}`],
  ['today', '/api/staff/day'],
  ['what needs attention', '/api/staff/attention'],
  ['figures', '/api/staff/figures'],
  ['figures of a month', `/api/staff/month?month=${monthOf(tiranaDate(now))}`],
]

type Host = keyof typeof sizes
const hosts = Object.keys(sizes) as Host[]

async function filled(miniflare: Miniflare, host: Host): Promise<void> {
  const db = await migrated(miniflare, host)
  for (let from = 0; from < sizes[host]; from += atOnce) {
    for (const sql of seedStatements(from, Math.min(from + atOnce, sizes[host]), now)) {
      await db.prepare(sql).run()
    }
  }
}

/** Milliseconds until an answer is read. */
async function ask(miniflare: Miniflare, host: Host, path: string, token: string) {
  const begin = performance.now()
  const headers = { 'cf-access-jwt-assertion': token }
  const answer = await miniflare.dispatchFetch(`http://${host}${path}`, { headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${host}${path}: ${answer.status} ${text}`)
  return performance.now() - begin
}

/** Both in turn, so that whatever else the machine does meets both. */
async function compare(miniflare: Miniflare, [what, path]: [string, string], token: string) {
  const times: Record<Host, number[]> = { 'few.test': [], 'many.test': [] }
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const host of hosts) {
      const time = await ask(miniflare, host, path, token)
      if (round >= 0) times[host].push(time)
    }
  }
  const [few, many] = [spreadOf(times['few.test']), spreadOf(times['many.test'])]
  return [what, spreadText(few, 1), spreadText(many, 1), (many.median / few.median).toFixed(2)]
}

async function tokenFrom(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/control/access/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return ((await answer.json()) as { token: string }).token
}

export const yearsHeading = '## Staff: years of stays against the first week'

/** The part of the report that is about what staff look up. */
export async function yearsPart(): Promise<string> {
  const standIns = await startStandIns({
    port: 0,
    siteOrigin: 'http://many.test',
    accessAudience: audience,
    webhookSecret: '',
    webhookUrl: null,
  })
  const script = bundled('ours', 'worker/index.ts')
  const bindings = {
    ACCESS_TEAM_DOMAIN: standIns.origin,
    ACCESS_AUD: audience,
    STRIPE_API_ORIGIN: standIns.origin,
    STRIPE_SECRET_KEY: 'sk_test_standin',
  }
  const workers = [...hosts.map((host) => ours(host, host, script, bindings)), mail]
  const miniflare = new Miniflare(convertV4MiniflareOptions({ workers }))
  try {
    await miniflare.ready
    for (const host of hosts) await filled(miniflare, host)
    const token = await tokenFrom(standIns.origin)
    const rows = []
    for (const one of asked) rows.push(await compare(miniflare, one, token))
    return `${yearsHeading}

${now.toISOString().slice(0, 10)}. Two Workers on one workerd, with ${sizes['few.test'].toLocaleString('en')} and with ${sizes['many.test'].toLocaleString('en')} stays, 150 a day, asked in turn, ${rounds} times each.
Milliseconds until the answer is read, sign-in checked, median (least–most). Budget 10: at most 1.5 times. Budget 14: a
search within 100 ms.

${table(['asked', '1,000 stays', '100,000 stays', 'ratio'], rows)}
`
  } finally {
    await miniflare.dispose()
    await standIns.close()
  }
}
