import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { startStandIns } from '../../../dev/stand-ins.ts'
import { addDays, tiranaDate } from '../../../domain/time/calendar.ts'
import { monthOf } from '../../../domain/time/period.ts'
import { spreadOf, spreadText, table } from '../figures.ts'
import { seedStatements } from './seed-stays.ts'
import { bundled, email, migrated, onDatabase, ours } from './workerd.ts'

/** Asked of each of the two; ROUNDS asks for another number. */
const rounds = Number(process.env.ROUNDS ?? 60)
/** ASKED=search asks only what begins so. */
const only = process.env.ASKED ?? ''
/** Beforehand, so that neither is measured while workerd still compiles it. */
const warmUp = 20
/** A week's stays, a month's, and those of almost two years: 150 a day. */
const sizes = { 'few.test': 1000, 'month.test': 4650, 'many.test': 100_000 } as const
type Host = keyof typeof sizes

/** How many stays are made by one statement. */
const atOnce = 25_000
const audience = 'audience-of-the-bench'
const now = new Date()
const search = (query: Record<string, string>) => `/api/staff/stays?${new URLSearchParams(query)}`
const searched = (what: string, q: string): [string, string] => [`search: ${what}`, search({ q })]
const yesterday = addDays(tiranaDate(now), -1)
/** Behind the 400th stay of either. */
const deep = `${now.getTime() - 400 * 576_000}.00000000-0000-4000-8000-000000000000`

/** Each is asked where there are many stays, and where there are few. */
const asked: [what: string, path: string, few?: Host][] = [
  searched('a reference', 'tir-2026-100-000064'),
  searched('its last signs', '000064'),
  searched('a name', 'hoxha'),
  searched('a name and a surname', 'drita hoxha'),
  searched('the beginnings of both', 'hox dri'),
  searched('a name with a slip', 'hoxah'),
  searched('a name and one with a slip', 'drita nielsne'),
  searched('a whole phone', '069 435 7617'),
  searched('the last four digits of a phone', '7617'),
  searched('a tag', '130'),
  searched('an email address', 'ana100@guest.example'),
  searched('two words that no stay has both of', 'drita emma'),
  searched('one letter', 'a'),
  searched('nobody', 'nobody'),
  ['filter: a state', search({ status: 'no_show' })],
  ['filter: a state and a service', search({ status: 'completed', service: 'taxi' })],
  ['filter: a day', search({ day: yesterday })],
  ['every stay, first page', search({})],
  ['every stay, page 21', search({ cursor: deep })],
  ['list of reservations, first page', '/api/staff/reservations'],
  ['list of reservations, deeper', `/api/staff/reservations?cursor=${deep}`],
  ['today', '/api/staff/day'],
  ['what needs attention', '/api/staff/attention'],
  ['figures', '/api/staff/figures'],
  // A month of the week has a week's stays, and so less to add up.
  ['figures of a month', `/api/staff/month?month=${monthOf(tiranaDate(now))}`, 'month.test'],
]

const hosts = Object.keys(sizes) as Host[]

/** Fills a database; its indexes are made afterwards, in a third of the time. */
async function filled(miniflare: Miniflare, host: Host): Promise<void> {
  const db = await migrated(miniflare, host)
  const { results: indexes } = await db
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`)
    .all<{ name: string; sql: string }>()
  for (const { name } of indexes) await db.prepare(`DROP INDEX ${name}`).run()
  for (let from = 0; from < sizes[host]; from += atOnce) {
    const statements = seedStatements(from, Math.min(from + atOnce, sizes[host]), now)
    await db.batch(statements.map((sql) => db.prepare(sql)))
  }
  for (const { sql } of indexes) await db.prepare(sql).run()
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

/** Rows that D1 bills for a search, the stays that it returns aside. 0 for what is no search. */
async function rowsOfSearch(miniflare: Miniflare, host: Host, path: string): Promise<number> {
  if (!new URL(path, 'http://office').searchParams.has('q')) return 0
  const answer = await miniflare.dispatchFetch(`http://${host}${path}`.replace('/api/', '/rows/'))
  if (!answer.ok) throw new Error(`${host}${path}: ${await answer.text()}`)
  return ((await answer.json()) as { read: number }).read
}

/** Both in turn, so that whatever else the machine does meets both. */
async function compare(
  miniflare: Miniflare,
  [what, path, least = 'few.test']: (typeof asked)[number],
  token: string,
) {
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = -warmUp; round < rounds; round += 1) {
    const few = await ask(miniflare, least, path, token)
    const many = await ask(miniflare, 'many.test', path, token)
    if (round < 0) continue
    times.few.push(few)
    times.many.push(many)
  }
  const [few, many] = [spreadOf(times.few), spreadOf(times.many)]
  const rows = [
    await rowsOfSearch(miniflare, least, path),
    await rowsOfSearch(miniflare, 'many.test', path),
  ].map((count) => (count > 0 ? count.toLocaleString('en') : ''))
  const ratio = (many.median / few.median).toFixed(2)
  return [what, spreadText(few, 1), spreadText(many, 1), ratio, ...rows]
}

async function tokenFrom(origin: string): Promise<string> {
  const response = await fetch(`${origin}/control/access/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return ((await response.json()) as { token: string }).token
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
  const rowsScript = bundled('rows', 'test/bench/server/rows.ts')
  const counting = hosts.map((host) => ({
    ...onDatabase(host),
    name: `rows of ${host}`,
    routes: [`${host}/rows/*`],
    script: rowsScript,
  }))
  const workers = [...hosts.map((host) => ours(host, host, script, bindings)), ...counting, email]
  const miniflare = new Miniflare(convertV4MiniflareOptions({ workers }))
  try {
    await miniflare.ready
    const begin = performance.now()
    for (const host of hosts) await filled(miniflare, host)
    console.log(`Filled within ${Math.round((performance.now() - begin) / 1000)} s`)
    const token = await tokenFrom(standIns.origin)
    const rows = []
    for (const one of asked.filter(([what]) => what.startsWith(only)))
      rows.push(await compare(miniflare, one, token))
    const count = (host: Host) => sizes[host].toLocaleString('en')
    return `${yearsHeading}

${now.toISOString().slice(0, 10)}. Workers on one workerd, with ${count('few.test')} and with ${count('many.test')} stays, 150 a day, asked in turn, ${rounds} times each;
the figures of a month where there are ${count('month.test')}, a month's stays. Milliseconds until the answer is read, sign-in checked,
median (least–most). Budget 10: lists at most 1.5 times. Budget 14: a search within 100 ms. Budget 16:
the figures at most 1.5 times, because triggers keep their sums
([0082](decisions/0082-triggers-keep-the-dashboards-sums.md)). With the name and the surname there are two of the few stays
to answer with, and a page of twenty of the many. Rows read are those that D1 bills for finding the stays
([0085](decisions/0085-found-as-people-type.md)).

${table(['asked', 'few stays', `${count('many.test')} stays`, 'ratio', 'rows read', `of ${count('many.test')}`], rows)}
`
  } finally {
    await miniflare.dispose()
    await standIns.close()
  }
}
