import { setTimeout as pause } from 'node:timers/promises'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { startStandIns } from '../../../dev/stand-ins.ts'
import { addDays, tiranaDate, tiranaInstant } from '../../../domain/time/calendar.ts'
import { spreadOf, spreadText, table } from '../figures.ts'
import { bundled, email, migrated, onDatabase, ours, ratelimits } from './workerd.ts'

/** Submits to each of the two, after those that only warm up; SUBMITS asks for another number. */
const rounds = Number(process.env.SUBMITS ?? 400)
/** Submits to each beforehand, many at once, so that neither is measured while workerd still compiles it. */
const warmUp = 600
const atOnce = 10
/** Milliseconds for what goes on after an answer, such as mail, so that it is counted to nobody. */
const rest = 80

const day = (days: number, time: string) =>
  tiranaInstant(addDays(tiranaDate(new Date()), days), time).toISOString()
const stay = { luggageCount: 2, startDate: day(3, '10:00'), endDate: day(3, '17:00') }
const guest = { customerName: 'Ada Guest', customerPhone: '+355 69 123 4567' }
const reservation = { ...guest, ...stay, customerEmail: 'ada@guest.example' }
const payment = { amount: 6, currency: 'eur' }

/** No mailbox may have many reservations within an hour, and none books the same stay twice unasked. */
const bodies = {
  '/api/reservations': (number: number) => ({
    ...reservation,
    customerEmail: `ada${number}@guest.example`,
  }),
  '/api/create-payment-intent': (number: number) => ({
    ...payment,
    customerData: bodies['/api/reservations'](number),
  }),
}
type Path = keyof typeof bodies

async function openWorkerd(stripeOrigin: string) {
  const stripe = { STRIPE_API_ORIGIN: stripeOrigin, STRIPE_SECRET_KEY: 'sk_test_standin' }
  const workers: V4WorkerOptions[] = [
    ours('ours.test', 'bench', bundled('ours', 'worker/index.ts'), stripe),
    {
      ...onDatabase('bench'),
      name: 'bare',
      routes: ['bare.test/*'],
      script: bundled('bare', 'test/bench/server/bare.ts'),
      bindings: stripe,
      ratelimits,
    },
    email,
  ]
  const miniflare = new Miniflare(convertV4MiniflareOptions({ workers }))
  await miniflare.ready
  await migrated(miniflare, 'bare')
  return miniflare
}

/** Milliseconds from a submit to the end of its answer. */
async function submit(miniflare: Miniflare, host: string, path: Path, number: number) {
  const body = JSON.stringify(bodies[path](number))
  const headers = {
    'content-type': 'application/json',
    origin: 'http://ours.test',
    'idempotency-key': crypto.randomUUID(),
  }
  const begin = performance.now()
  const answer = await miniflare.dispatchFetch(`http://${host}${path}`, {
    method: 'POST',
    headers,
    body,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${host}${path}: ${answer.status} ${text}`)
  return performance.now() - begin
}

/** Both in turn, so that whatever else the machine does meets both. */
async function compare(miniflare: Miniflare, path: Path) {
  const hosts = ['ours.test', 'bare.test'] as const
  const times = { 'ours.test': [] as number[], 'bare.test': [] as number[] }
  for (const host of hosts) {
    for (let number = 0; number < warmUp; number += atOnce) {
      const some = Array.from({ length: atOnce }, (_, one) => warmUp + number + one)
      await Promise.all(some.map((one) => submit(miniflare, host, path, -one)))
    }
  }
  await pause(rest)
  for (let number = 0; number < rounds; number += 1) {
    for (const host of hosts) {
      times[host].push(await submit(miniflare, host, path, number))
      await pause(rest)
    }
  }
  const [own, least] = [spreadOf(times['ours.test']), spreadOf(times['bare.test'])]
  const ratio = (own.median / least.median).toFixed(2)
  return [`\`POST ${path}\``, spreadText(own, 1), spreadText(least, 1), ratio]
}

export const heading = '## Server: a submit against the least that it could cost'

/** The part of the report that is about the server. */
export async function serverPart(): Promise<string> {
  const standIns = await startStandIns({
    port: 0,
    siteOrigin: 'http://ours.test',
    accessAudience: '',
    webhookSecret: '',
    webhookUrl: null,
  })
  const miniflare = await openWorkerd(standIns.origin)
  try {
    const rows = []
    for (const path of Object.keys(bodies) as Path[]) rows.push(await compare(miniflare, path))
    return `${heading}

${new Date().toISOString().slice(0, 10)}. The least is a bare Hono handler on the same workerd and the same database: it asks the same limiter (here a Durable
Object that writes to disk, about a millisecond; at Cloudflare a counter on the machine itself), parses the body, sends
the statements that our Worker sends, written down beforehand, in one batch, and, for a payment, makes the same call to
the Stripe stand-in. In turn, ${rounds} submits each. Milliseconds until the answer is read, median (least–most). Budget 10: at most
1.5 times.

${table(['call', 'ours', 'bare', 'ratio'], rows)}
`
  } finally {
    await miniflare.dispose()
    await standIns.close()
  }
}
