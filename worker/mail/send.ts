import type { AppContext } from '../context.ts'
import { database } from '../db/database.ts'
import { leaseDue, type OutboxRow, settleMail } from '../db/outbox.ts'
import { type Bindings, settingsOf } from '../env.ts'
import { errorFacts, log } from '../log.ts'
import { compose } from './compose.ts'

const minute = 60_000
const batch = 10
/** Milliseconds that the provider has for a mail. */
const patience = 8_000
/** Long enough for the whole batch, in turn, however slow it is. */
const lease = 2 * batch * patience
/** A day of trying: 1, 2, 4 … minutes apart, never more than 4 hours. */
const maxAttempts = 14
const longestWait = 240 * minute

function nextAttempt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** (attempts - 1), longestWait))
}

/** Throws a `TimeoutError` when the provider takes too long; it may send the mail all the same. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), patience)
  await Promise.race([sending, tooLong]).finally(() => clearTimeout(timer))
}

async function send(env: Bindings, mail: OutboxRow): Promise<void> {
  const message = await compose(database(env), settingsOf(env), mail)
  if (message) await inTime(env.EMAIL.send(message))
}

/** Sends the mail that is due; what fails waits longer each time, and is dead after a day. */
export async function sendMail(env: Bindings, now: Date): Promise<void> {
  const db = database(env)
  const leasedUntil = new Date(now.getTime() + lease)
  for (const mail of await leaseDue(db, { now, leasedUntil, limit: batch })) {
    try {
      await send(env, mail)
    } catch (error) {
      const lastError = error instanceof Error ? error.name : typeof error
      const dead = mail.attempts >= maxAttempts
      log('error', dead ? 'mail_dead' : 'mail_failed', {
        mailId: mail.id,
        kind: mail.kind,
        lastError,
      })
      const nextAttemptAt = nextAttempt(mail.attempts, now)
      await settleMail(db, mail, { status: dead ? 'dead' : 'queued', nextAttemptAt, lastError })
      continue
    }
    await settleMail(db, mail, { status: 'sent', sentAt: now })
  }
}

/** Sends what is due once the answer is out; should that fail, the job of the next minute does. */
export function sendSoon(c: AppContext): void {
  const answerIsOut = new Promise((resolve) => setTimeout(resolve, 0))
  const sent = answerIsOut.then(() => sendMail(c.env, new Date()))
  c.executionCtx.waitUntil(sent.catch((error) => log('error', 'mail_not_sent', errorFacts(error))))
}
