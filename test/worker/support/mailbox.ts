import { officeAddress } from './names.ts'

/** The EMAIL binding of a test: keeps what was sent, and fails when it is told to. */
export class Mailbox {
  /** Everything but the news below. */
  sent: EmailMessageBuilder[] = []
  /** What tells the office of each booking and reservation. */
  news: EmailMessageBuilder[] = []
  failures = 0
  /** Code with which the provider refuses what is not news. */
  refusal: string | null = null
  /** Whether the provider fails by itself, whatever it is asked to send. */
  isDown = () => false

  async send(message: EmailMessageBuilder): Promise<EmailSendResult> {
    const isNews =
      message.to === officeAddress && /^New (booking|reservation)/.test(message.subject)
    const fails = this.isDown() || (!isNews && this.failures > 0)
    if (fails && !isNews && this.failures > 0) this.failures -= 1
    if (fails) {
      throw new Error(`The provider did not take the mail to ${JSON.stringify(message.to)}`)
    }
    if (this.refusal && !isNews) {
      const error = new Error(`The provider refused the mail to ${JSON.stringify(message.to)}`)
      throw Object.assign(error, { code: this.refusal })
    }
    const kept = isNews ? this.news : this.sent
    kept.push(message)
    return { messageId: crypto.randomUUID() }
  }
}
