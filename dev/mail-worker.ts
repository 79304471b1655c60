import { WorkerEntrypoint } from 'cloudflare:workers'
import type { EmailMessageBuilder, EmailSendResult } from '@cloudflare/workers-types'

/**
 * Bound as EMAIL in development: the `send()` of Cloudflare's send_email binding, into the mailbox of
 * the stand-ins. Throws when the mailbox refuses, as the binding does when a mail cannot be sent.
 */
export default class MailWorker extends WorkerEntrypoint<{ MAILBOX_URL: string }> {
  async send(message: EmailMessageBuilder): Promise<EmailSendResult> {
    const answer = await fetch(this.env.MAILBOX_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    if (!answer.ok) throw new Error(`mail not sent: ${answer.status}`)
    return answer.json()
  }
}
