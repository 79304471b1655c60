import { database } from '../db/database.ts'
import type { Bindings } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { deliveryEvent } from './delivery-event.ts'
import { recordDelivery } from './record-delivery.ts'

/** Seconds until a message comes again. */
const delaySeconds = 60
/** An event can be faster than the row that says which email was sent. */
const attemptsToFind = 3

/**
 * Reads Cloudflare's events about sent emails from their Queue.
 * Other senders of the same domain share it, so an unknown id is no error.
 */
export async function readDeliveryQueue(
  env: Bindings,
  { messages }: MessageBatch<unknown>,
  now: Date,
): Promise<void> {
  for (const message of messages) {
    try {
      if (await isDone(env, message, now)) message.ack()
      else message.retry({ delaySeconds })
    } catch (error) {
      log('error', 'email_event_failed', { code: failureOf(error).code, ...errorFacts(error) })
      message.retry({ delaySeconds })
    }
  }
}

async function isDone(env: Bindings, message: Message<unknown>, now: Date): Promise<boolean> {
  const event = deliveryEvent(message.body)
  if (!event) {
    log('warn', 'email_event_unreadable', { messageId: message.id })
    return true
  }
  if (await recordDelivery(database(env), event, now)) return true
  if (message.attempts < attemptsToFind) return false
  log('info', 'email_event_unknown', { delivery: event.delivery })
  return true
}
