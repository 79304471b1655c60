import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { experimental_readRawConfig } from 'wrangler'
import type { PaymentConfig } from '../../domain/api.ts'
import { outcomeFor } from '../mail/test-addresses.ts'
import { type StandIns, startStandIns } from '../stand-ins.ts'
import { defaultAccount, standInSecretKey } from '../stripe/accounts.ts'
import { deliveriesPath, instantHeader, jobsPath, workerModules } from './worker-script.ts'

const audience = 'audience-of-the-seed'
const webhookSecret = 'whsec_of_the_seed'
const origin = 'http://seed.example'

/**
 * Seconds before and after the real time for which sign-in tokens are valid.
 * Tokens are signed at the real time, but the Worker checks them by its own clock, which `setClock`
 * moves.
 */
const tokenAge = 100 * 86_400

/**
 * Worker that accepts every email and sends none.
 * The message id ends with the tag of the recipient's address (`bounced` in `ada+bounced@…`), or
 * with `delivered`. That tag decides the delivery events.
 */
const mail = {
  name: 'mail',
  modules: true as const,
  script: `import { WorkerEntrypoint } from 'cloudflare:workers'
    export default class extends WorkerEntrypoint {
      send({ to }) {
        const [, tag = 'delivered'] = /\\+(\\w+)@/.exec(to) ?? []
        return { messageId: crypto.randomUUID() + '.' + tag }
      }
    }`,
}

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>

interface Named {
  id: string
}

/**
 * The Worker in memory, with its own database, stand-ins and clock.
 * Invented guests and staff use its API. No email leaves this machine.
 */
export class SeedOffice {
  readonly db: Database
  readonly #miniflare: Miniflare
  readonly #standIns: StandIns
  #now = new Date()
  readonly #tokens = new Map<string, Promise<string>>()
  readonly #delivered = new Set<string>()

  private constructor(miniflare: Miniflare, standIns: StandIns, db: Database) {
    this.#miniflare = miniflare
    this.#standIns = standIns
    this.db = db
  }

  static async open(root: string, stateFile: string): Promise<SeedOffice> {
    const modules = await workerModules(root)
    const standIns = await startStandIns({
      port: 0,
      siteOrigin: origin,
      accessAudience: audience,
      webhookSecret,
      webhookUrl: null,
      stateFile,
    })
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        workers: [siteOf(root, standIns.origin, modules), mail],
        // Drops the Worker's log, which is only about invented guests.
        handleStructuredLogs: () => {},
      }),
    )
    const db = await miniflare.getD1Database('DB', 'site')
    await db.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)').run()
    const migrations = join(root, 'migrations')
    const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
    for (const file of files.toSorted()) {
      const sql = readFileSync(join(migrations, file), 'utf8')
      for (const one of sql.split('--> statement-breakpoint')) await db.prepare(one).run()
      await db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file).run()
    }
    return new SeedOffice(miniflare, standIns, db)
  }

  get now(): Date {
    return this.#now
  }

  /** Sets the clock of Stripe's stand-in, and the Worker's clock for the next requests. */
  async setClock(now: Date): Promise<void> {
    this.#now = now
    await this.control('stripe/clock', { frozenTime: Math.floor(now.getTime() / 1000) })
  }

  /**
   * Sends a POST with `body`, or a GET without one, at the time of `now`.
   * Returns the response's JSON, or its text. Throws if the status isn't 2xx.
   */
  async request<Answer>(
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const write = {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        Origin: origin,
      },
    }
    const instant = { [instantHeader]: String(this.#now.getTime()) }
    const answer = await this.#miniflare.dispatchFetch(origin + path, {
      ...(body && write),
      headers: { ...(body && write.headers), ...headers, ...instant },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} at ${this.#now.toISOString()}: ${text}`)
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : (text as Answer)
  }

  async staff<Answer>(email: string, path: string, body?: object): Promise<Answer> {
    const wish = { email, issuedSecondsAgo: tokenAge, expiresInSeconds: tokenAge }
    const token = this.#tokens.get(email) ?? this.#standIns.signAccessToken(wish)
    this.#tokens.set(email, token)
    return this.request(`/api/staff/${path}`, body, { 'Cf-Access-Jwt-Assertion': await token })
  }

  /**
   * Sends a POST with `body`, or a GET without one, to the stand-ins at `/control/<path>`.
   * Throws if the status isn't 2xx.
   */
  async control<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' }
    const write = { method: 'POST', body: JSON.stringify(body), headers }
    const answer = await fetch(`${this.#standIns.origin}/control/${path}`, body && write)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  /**
   * Charges a card as Stripe's script does, and delivers the events to the Worker.
   * Returns false if the payment is refused, for example because the card is declined.
   */
  async pay(paymentIntentId: string, clientSecret: string, card = 'pm_card_visa') {
    const { stripePublishableKey } = await this.request<PaymentConfig>('/api/config')
    const url = `${this.#standIns.origin}/v1/payment_intents/${paymentIntentId}/confirm`
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${stripePublishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        payment_method: card,
        return_url: origin,
      }),
    })
    await this.hearStripe()
    return answer.ok
  }

  /** Delivers new events of Stripe's stand-in to the Worker's webhook. */
  async hearStripe(): Promise<void> {
    const answer = await fetch(`${this.#standIns.origin}/v1/events?limit=100`, {
      headers: { Authorization: `Bearer ${standInSecretKey}` },
    })
    const { data } = (await answer.json()) as { data: Named[] }
    for (const { id } of data.filter((event) => !this.#delivered.has(event.id)).reverse()) {
      this.#delivered.add(id)
      const signed = await this.control<{ body: string; headers: Record<string, string> }>(
        `stripe/events/${id}/signed`,
      )
      await this.request('/api/stripe/webhook', signed.body, signed.headers)
    }
  }

  /** Runs the jobs, then reports the deliveries of sent emails to the Worker. */
  async runJobs(): Promise<void> {
    // The Worker's clock jumps between two runs. The Worker would mistake that for a restore and
    // hold the jobs.
    await this.db.prepare(`DELETE FROM job_runs WHERE name = 'clock'`).run()
    await this.request(jobsPath)
    await this.#reportDeliveries()
  }

  async #reportDeliveries(): Promise<void> {
    const { results } = await this.db
      .prepare(
        'SELECT provider_id AS id FROM outbox WHERE provider_id IS NOT NULL AND delivery IS NULL',
      )
      .all<Named>()
    const events = results.flatMap(({ id }) => outcomeFor(`+${id.split('.')[1]}@`).events(id))
    if (events.length > 0) await this.request(deliveriesPath, events)
  }

  /**
   * Lets the clock of Stripe's stand-in run, and stops the Worker and the stand-ins.
   * The stand-ins then write their state file.
   */
  async close(): Promise<void> {
    await this.control('stripe/clock', { frozenTime: null })
    await this.#miniflare.dispose()
    await this.#standIns.close()
  }
}

function siteOf(
  root: string,
  standIns: string,
  modules: Awaited<ReturnType<typeof workerModules>>,
) {
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
  return {
    name: 'site',
    routes: [`${new URL(origin).host}/*`],
    modules,
    compatibilityDate: rawConfig.compatibility_date ?? '',
    compatibilityFlags: rawConfig.compatibility_flags ?? [],
    d1Databases: { DB: 'seed' },
    serviceBindings: { EMAIL: 'mail' },
    ratelimits: {
      PUBLIC_WRITES: { namespace_id: 'seed', simple: { limit: 1_000_000, period: 60 as const } },
    },
    bindings: {
      ...(rawConfig.vars as Record<string, string>),
      SITE_ORIGIN: origin,
      ACCESS_TEAM_DOMAIN: standIns,
      ACCESS_AUD: audience,
      STRIPE_API_ORIGIN: standIns,
      STRIPE_PUBLISHABLE_KEY: `pk_test_${defaultAccount}`,
      STRIPE_SECRET_KEY: standInSecretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      LINK_SECRET: 'a-secret-of-the-seed-that-signs-its-links',
      WEATHER_ORIGIN: standIns,
      BACKUP_KEY: '',
    },
  }
}
