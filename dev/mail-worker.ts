import { WorkerEntrypoint } from 'cloudflare:workers'
import type {
  EmailAttachment,
  EmailMessageBuilder,
  EmailSendResult,
  Queue,
} from '@cloudflare/workers-types'

interface MailEnv {
  MAILBOX_URL: string
  EVENTS: Queue
}

interface Accepted extends EmailSendResult {
  /** Delivery events of the email, to be sent to the queue. */
  events: unknown[]
}

/** Delay of the events in seconds, which gives the site time to save the email's id. */
const delaySeconds = 2

/**
 * Replaces Cloudflare's email binding, EMAIL, in development.
 * Delivers to the stand-ins' mailbox. Throws if the mailbox refuses an email, with Cloudflare's
 * error code as `code` if there is one.
 */
export default class MailWorker extends WorkerEntrypoint<MailEnv> {
  async send(message: EmailMessageBuilder): Promise<EmailSendResult> {
    const answer = await fetch(this.env.MAILBOX_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, attachments: message.attachments?.map(inBase64) }),
    })
    if (!answer.ok) throw await refusal(answer)
    const { messageId, events } = (await answer.json()) as Accepted
    for (const event of events) await this.env.EVENTS.send(event, { delaySeconds })
    return { messageId }
  }
}

async function refusal(answer: Response): Promise<Error> {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return Object.assign(new Error(`mail not sent: ${answer.status}`), code && { code })
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
