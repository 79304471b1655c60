import { database } from '../db/database.ts'
import type { Bindings } from '../env.ts'
import { failureOf } from '../failure.ts'
import { errorFacts, log } from '../log.ts'
import { deliveryEvent } from './delivery-event.ts'
import { recordDelivery } from './record-delivery.ts'

/** Seconds until the Queue delivers a message again. */
const delaySeconds = 60
/**
 * Number of attempts to find the email of an event before the event is dropped.
 * An event can arrive before its email's provider id is saved.
 */
const attemptsToFind = 3

/**
 * Records Cloudflare's events about sent emails. If this fails, the Queue delivers the event again.
 * Other senders of the domain share the Queue, so an unknown email isn't an error.
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
