import { WorkerEntrypoint } from 'cloudflare:workers'
import type {
  EmailAttachment,
  EmailMessageBuilder,
  EmailSendResult,
} from '@cloudflare/workers-types'

/**
 * Bound as EMAIL in development.
 * Implements `send()` of Cloudflare's send_email binding and delivers to the stand-ins' mailbox. Throws if the
 * mailbox refuses, like the binding does if an email can't be sent.
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

function inBase64({ content, ...file }: EmailAttachment) {
  return { ...file, content: btoa(String.fromCharCode(...bytesOf(content))) }
}

function bytesOf(content: EmailAttachment['content']): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return ArrayBuffer.isView(content)
    ? new Uint8Array(content.buffer, content.byteOffset, content.byteLength)
    : new Uint8Array(content)
}
