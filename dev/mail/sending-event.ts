type Name = 'delivered' | 'deferred' | 'bounced' | 'failed' | 'rejected' | 'complained'

const smtp = (status: Name, code: string, enhanced: string, text: string) => ({
  status,
  provider: 'external_smtp',
  smtpStatusCode: code,
  smtpEnhancedStatusCode: enhanced,
  smtpResponse: `${code} ${enhanced} ${text}`,
})

const softBounce = {
  type: 'soft',
  classification: 'temporary_failure',
  reason: '452 4.2.2 Mailbox full',
}

const details: Record<Name, object> = {
  delivered: { delivery: smtp('delivered', '250', '2.0.0', 'OK') },
  deferred: { delivery: smtp('deferred', '452', '4.2.2', 'Mailbox full'), bounce: softBounce },
  bounced: {
    delivery: smtp('bounced', '550', '5.1.1', 'User unknown'),
    bounce: {
      type: 'hard',
      classification: 'permanent_failure',
      reason: '550 5.1.1 User unknown',
    },
  },
  failed: { delivery: { status: 'failed' }, failure: { reason: 'delivery_failed' } },
  rejected: {
    delivery: { status: 'rejected' },
    rejection: { reason: 'suppressed', party: 'recipient', detail: 'Recipient is suppressed' },
  },
  complained: { delivery: { status: 'complained' }, complaint: { type: 'abuse' } },
}

/** Details of a bounce after days of temporary failures. */
export const retriesExhausted = {
  delivery: smtp('bounced', '452', '4.2.2', 'Mailbox full'),
  bounce: softBounce,
}

/** Returns an event as Cloudflare documents it for Email Sending. */
export function sendingEvent(name: Name, messageId: string, payload: object = {}) {
  return {
    type: `cf.email.sending.message.${name}`,
    source: { type: 'email.sending', zoneId: 'zone', domain: 'example.com' },
    payload: {
      eventId: crypto.randomUUID(),
      messageId,
      sender: 'bookings@example.com',
      recipient: 'guest@example.com',
      subject: 'An email',
      terminal: name !== 'deferred',
      ...details[name],
      ...payload,
    },
    metadata: {
      accountId: 'account',
      eventSubscriptionId: 'subscription',
      eventSchemaVersion: 1,
      eventTimestamp: new Date().toISOString(),
    },
  }
}
