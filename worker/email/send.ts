import { mailboxKey } from '../../domain/input/mailbox.ts'
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
import { sha256 } from '../http/idempotency.ts'
import { errorFacts, log } from '../log.ts'
import { withTimeout } from '../with-timeout.ts'
import { compose } from './compose.ts'
import { composeSummary } from './compose-summary.ts'
import { takeTurn } from './mailbox-turns.ts'

const minute = 60_000
const batch = 10
/** Milliseconds that the provider has for a mail. */
const timeoutMs = 8_000
/** Long enough for the whole batch, in turn, however slow it is. */
const lease = 2 * batch * timeoutMs
/** Milliseconds of one run; what is left then is the next minute's. */
const budget = 20_000
/** A day of trying: 1, 2, 4 … minutes apart, never more than 4 hours. */
const maxAttempts = 14
const longestWait = 240 * minute

function nextAttempt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** (attempts - 1), longestWait))
}

/** Tells the log of a mail that was not sent: for now, or, where it is dead, for good. */
function unsent(email: OutboxRow, lastError: string, status: 'queued' | 'dead'): EmailOutcome {
  const event = status === 'dead' ? 'email_dead' : 'email_failed'
  log('error', event, { emailId: email.id, kind: email.kind, lastError })
  return { status, lastError }
}

/** There is nothing to tell any more, such as of a drop-off that was cancelled: nobody waits for it. */
function dropped({ id, kind }: OutboxRow): EmailOutcome {
  log('info', 'email_dropped', { emailId: id, kind })
  return { status: 'dead', lastError: 'subject_gone' }
}

const noRoom = 'no_room'

/**
 * Returns what to send for a mail: its own message, or one for it and those that joined it while it waited.
 * Returns `null` if nothing is left to tell, and `no_room` if its mailbox has had enough for now.
 */
async function messageOf(env: Bindings, email: LeasedEmail, now: Date) {
  const [db, settings] = [database(env), settingsOf(env)]
  const own = await compose(db, settings, email, now)
  if (!isLimited(email)) return own
  const mailbox = email.mailbox ?? (own && (await mailboxHash(String(own.to))))
  if (!mailbox) return null
  if (!(await takeTurn(db, { ...email, mailbox }, now))) return noRoom
  return (email.mailbox && (await composeSummary(db, settings, email, now))) ?? own
}

function mailboxHash(address: string): Promise<string> {
  return sha256(new TextEncoder().encode(mailboxKey(address)))
}

/** Tries to send a mail. Returns the outcome, or `no_room` if it is settled already, as it waits. */
async function send(
  env: Bindings,
  email: LeasedEmail,
  now: Date,
): Promise<EmailOutcome | typeof noRoom> {
  try {
    const message = await messageOf(env, email, now)
    if (message === noRoom) return noRoom
    if (!message) return dropped(email)
    // The provider may send a mail all the same that it was too slow with.
    await withTimeout(env.EMAIL.send(message), timeoutMs)
    return { status: 'sent', sentAt: now }
  } catch (error) {
    const lastError = error instanceof Error ? error.name : typeof error
    if (email.attempts >= maxAttempts) return unsent(email, lastError, 'dead')
    const nextAttemptAt = nextAttempt(email.attempts, now)
    return { ...unsent(email, lastError, 'queued'), nextAttemptAt }
  }
}

/** Given up, though its guest still waits for it. */
function isLost({ kind }: OutboxRow, { status, lastError }: EmailOutcome): boolean {
  return status === 'dead' && lastError !== 'subject_gone' && readerOf[kind] === 'guest'
}

/**
 * Sends the mail that is due, batch after batch, until one fails. A mail that fails waits longer each time, and is
 * dead after a day; a mail about a row that is gone is dead at once. Returns the first failure by its name.
 */
export async function sendEmail(env: Bindings, now: Date): Promise<Work> {
  const db = database(env)
  const end = Date.now() + budget
  const counts = { sent: 0, dropped: 0, failed: 0, held: 0 }
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
      counts[resultOf(outcome)] += 1
      failure ??= failureOf(outcome)
    }
    isMore = emails.length === batch && !failure && Date.now() < end
  }
  return { counts, failure }
}

function resultOf({ status, lastError }: EmailOutcome): 'sent' | 'dropped' | 'failed' {
  if (status === 'sent') return 'sent'
  return lastError === 'subject_gone' ? 'dropped' : 'failed'
}

function failureOf({ lastError = null }: EmailOutcome): string | null {
  return lastError === 'subject_gone' ? null : lastError
}

/** Milliseconds in which an answer leaves: work that begins at once would hold it up. */
const head = 20

/**
 * Sends what is due once the answer is out, after whatever is to come `first`; should sending fail, the job
 * of the next minute does it.
 */
export function sendSoon(c: AppContext, first: () => Promise<unknown> = async () => {}): void {
  const answerIsOut = new Promise((resolve) => setTimeout(resolve, head))
  const sent = answerIsOut.then(first).then(() => sendEmail(c.env, new Date()))
  c.executionCtx.waitUntil(sent.catch((error) => log('error', 'email_not_sent', errorFacts(error))))
}
