import * as z from 'zod/mini'
import type { EmailDelivery } from '../../domain/reports/email-delivery.ts'

/** Delivery of an email, as reported by Cloudflare's Email Sending. */
export interface DeliveryEvent {
  providerId: string
  delivery: EmailDelivery
  /**
   * Code of a problem, or of the server's reply. `null` if the event contains none.
   * The event's sentences aren't used, because they may name the recipient.
   */
  code: string | null
}

const text = z.optional(z.string())

const sendingEvent = z.object({
  type: z.templateLiteral([
    'cf.email.sending.message.',
    z.enum(['delivered', 'deferred', 'bounced', 'failed', 'rejected', 'complained']),
  ]),
  payload: z.object({
    messageId: z.string().check(z.minLength(1)),
    delivery: z.optional(z.object({ smtpEnhancedStatusCode: text, smtpStatusCode: text })),
    bounce: z.optional(z.object({ type: text })),
    failure: z.optional(z.object({ reason: text })),
    rejection: z.optional(z.object({ reason: text })),
    complaint: z.optional(z.object({ type: text })),
  }),
})

type SendingEvent = z.output<typeof sendingEvent>

/** Reads a delivery event. Returns `null` if `body` isn't one. */
export function deliveryEvent(body: unknown): DeliveryEvent | null {
  const { data } = sendingEvent.safeParse(body)
  if (!data) return null
  const { messageId } = data.payload
  return { providerId: messageId, delivery: deliveryOf(data), code: codeOf(data) }
}

function deliveryOf({ type, payload }: SendingEvent): EmailDelivery {
  const delivery = type.slice('cf.email.sending.message.'.length) as EmailDelivery
  // After a soft bounce, the provider has given up, but the address may be correct.
  return delivery === 'bounced' && payload.bounce?.type === 'soft' ? 'failed' : delivery
}

/** Matches codes but not sentences, because the sentences of some servers name the recipient. */
const code = /^[\w.-]{1,40}$/

function codeOf({ payload }: SendingEvent): string | null {
  const { delivery, failure, rejection, complaint } = payload
  const said = [
    rejection?.reason,
    failure?.reason,
    complaint?.type,
    delivery?.smtpEnhancedStatusCode,
    delivery?.smtpStatusCode,
  ]
  return said.find((one) => one !== undefined && code.test(one)) ?? null
}
