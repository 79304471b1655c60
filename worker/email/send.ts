import { mailboxKey } from '../../domain/input/mailbox.ts'
import { isPermanentRefusal } from '../../domain/reports/email-problem.ts'
import type { AppContext } from '../context.ts'
import { database } from '../db/database.ts'
import type { Work } from '../db/job.ts'
import { isLimited, readerOf } from '../db/kinds.ts'
import {
  type EmailOutcome,
  type LeasedEmail,
  leaseDue,
  type OutboxRow,
  reportDead,
  settleEmail,
} from '../db/outbox.ts'
import { type Bindings, settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { sha256 } from '../http/idempotency.ts'
import { errorFacts, log } from '../log.ts'
import { raceTimeout } from '../race-timeout.ts'
import { compose } from './compose.ts'
import { composeLinks, composeSummary } from './compose-summary.ts'
import { takeTurn } from './mailbox-turns.ts'

const minute = 60_000
const batch = 10
const timeoutMs = 8_000
/** Milliseconds for which a batch is leased. Twice as long as it takes if every email times out. */
const lease = 2 * batch * timeoutMs
/** Milliseconds after which a run starts no more batches. The next run continues. */
const budget = 20_000
/**
 * Maximum number of attempts.
 * They are 1 minute to 4 hours apart, and take about a day in total.
 */
const maxAttempts = 14
const longestWait = 240 * minute

function nextAttempt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** (attempts - 1), longestWait))
}

function unsent(email: OutboxRow, lastError: string, status: 'queued' | 'dead'): EmailOutcome {
  const event = status === 'dead' ? 'email_dead' : 'email_failed'
  log('error', event, { emailId: email.id, kind: email.kind, lastError })
  return { status, lastError }
}

function dropped({ id, kind }: OutboxRow): EmailOutcome {
  log('info', 'email_dropped', { emailId: id, kind })
  return { status: 'dead', lastError: 'subject_gone' }
}

/** Returns a short code for an error. Never the error's message, which may name the recipient. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (error instanceof AppError) return error.code
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^E_[A-Z_]{1,40}$/.test(code) ? code : error.name
}

/** Clears the delivery that the provider reported for an earlier attempt. */
const unreported = { delivery: null, deliveryCode: null }

const noRoom = 'no_room'

/**
 * Returns the message for an email, or one message for it and the emails joined to it.
 * Returns `null` if there is nothing left to say, and `no_room` if `takeTurn` returns `false`.
 */
async function messageOf(env: Bindings, email: LeasedEmail, now: Date) {
  const [db, settings] = [database(env), settingsOf(env)]
  const own =
    (await composeLinks(db, settings, email, now)) ?? (await compose(db, settings, email, now))
  if (!isLimited(email)) return own
  const mailbox = email.mailbox ?? (own && (await mailboxHash(String(own.to))))
  if (!mailbox) return null
  if (!(await takeTurn(db, { ...email, mailbox }, now))) return noRoom
  return (email.mailbox && (await composeSummary(db, settings, email, now))) ?? own
}

function mailboxHash(address: string): Promise<string> {
  return sha256(new TextEncoder().encode(mailboxKey(address)))
}

async function send(
  env: Bindings,
  email: LeasedEmail,
  now: Date,
): Promise<EmailOutcome | typeof noRoom> {
  try {
    const message = await messageOf(env, email, now)
    if (message === noRoom) return noRoom
    if (!message) return dropped(email)
    // The provider may still send the email after the timeout.
    const sent: Partial<EmailSendResult> | undefined = await raceTimeout(
      env.EMAIL.send(message),
      timeoutMs,
    )
    // Without an id, the delivery can't be tracked, but the email was sent and must not be sent
    // again.
    const providerId = sent?.messageId ?? null
    return { ...unreported, status: 'sent', sentAt: now, providerId, lastError: null }
  } catch (error) {
    const lastError = codeOf(error)
    const isFinal = isPermanentRefusal(lastError) || email.attempts >= maxAttempts
    if (isFinal) return unsent(email, lastError, 'dead')
    const nextAttemptAt = nextAttempt(email.attempts, now)
    return { ...unsent(email, lastError, 'queued'), nextAttemptAt }
  }
}

function isLost({ kind }: OutboxRow, { status, lastError }: EmailOutcome): boolean {
  return status === 'dead' && lastError !== 'subject_gone' && readerOf[kind] === 'guest'
}

/**
 * Sends due emails in batches, until none is left, a batch has a failure, or time is up.
 * Emails that the provider refuses permanently don't count as failures.
 */
export async function sendEmail(env: Bindings, now: Date): Promise<Work> {
  const db = database(env)
  const end = Date.now() + budget
  const counts = { sent: 0, dropped: 0, refused: 0, failed: 0, held: 0 }
  let failure: string | null = null
  for (let isMore = true; isMore; ) {
    const leasedUntil = new Date(now.getTime() + Date.now() - end + budget + lease)
    const emails = await leaseDue(db, { now, leasedUntil, limit: batch })
    for (const email of emails) {
      const outcome = await send(env, email, now)
      if (outcome === noRoom) {
        counts.held += 1
        continue
      }
      await settleEmail(db, email, outcome)
      if (isLost(email, outcome)) await reportDead(db, email, now)
      const result = resultOf(outcome)
      counts[result] += 1
      if (result === 'failed') failure ??= outcome.lastError ?? null
    }
    isMore = emails.length === batch && !failure && Date.now() < end
  }
  return { counts, failure }
}

type Result = 'sent' | 'dropped' | 'refused' | 'failed'

function resultOf({ status, lastError }: EmailOutcome): Result {
  if (status === 'sent') return 'sent'
  if (lastError === 'subject_gone') return 'dropped'
  return lastError && isPermanentRefusal(lastError) ? 'refused' : 'failed'
}

/** Milliseconds by which sending is delayed, so that it doesn't delay the response. */
const head = 20

/** Sends due emails after the response and after `first`. Logs errors instead of throwing them. */
export function sendSoon(c: AppContext, first: () => Promise<unknown> = async () => {}): void {
  const answerIsOut = new Promise((resolve) => setTimeout(resolve, head))
  const sent = answerIsOut.then(first).then(() => sendEmail(c.env, new Date()))
  c.executionCtx.waitUntil(sent.catch((error) => log('error', 'email_not_sent', errorFacts(error))))
}
