import { WorkerEntrypoint } from 'cloudflare:workers'
import type {
  EmailAttachment,
  EmailMessageBuilder,
  EmailSendResult,
} from '@cloudflare/workers-types'

/**
 * Bound as EMAIL in development: the `send()` of Cloudflare's send_email binding, into the mailbox of
 * the stand-ins. Throws when the mailbox refuses, as the binding does when a mail cannot be sent.
 */
export default class MailWorker extends WorkerEntrypoint<{ MAILBOX_URL: string }> {
  async send(message: EmailMessageBuilder): Promise<EmailSendResult> {
    const answer = await fetch(this.env.MAILBOX_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, attachments: message.attachments?.map(inBase64) }),
    })
    if (!answer.ok) throw new Error(`mail not sent: ${answer.status}`)
    return answer.json()
  }
}

/** JSON holds no bytes. */
function inBase64({ content, ...file }: EmailAttachment) {
  return { ...file, content: btoa(String.fromCharCode(...bytesOf(content))) }
}

function bytesOf(content: EmailAttachment['content']): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return ArrayBuffer.isView(content)
    ? new Uint8Array(content.buffer, content.byteOffset, content.byteLength)
    : new Uint8Array(content)
}
