import { WorkerEntrypoint } from 'cloudflare:workers'
import type {
  EmailAttachment,
  EmailMessageBuilder,
  EmailSendResult,
} from '@cloudflare/workers-types'

/**
 * Bound as EMAIL in development.
 * Delivers to the stand-ins' mailbox. Throws if the mailbox refuses, as Cloudflare's binding does for
 * unsendable emails.
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
