import { officeAddress } from './names.ts'

/** The EMAIL binding of a test: keeps what was sent, and fails when it is told to. */
export class Mailbox {
  /** Everything but the news below. */
  sent: EmailMessageBuilder[] = []
  /** What tells the office of each booking and reservation. */
  news: EmailMessageBuilder[] = []
  /** What tells the office of trouble. */
  alerts: EmailMessageBuilder[] = []
  failures = 0
  /** Code with which the provider refuses what is not news. */
  refusal: string | null = null
  /** Whether the provider fails by itself, whatever it is asked to send. */
  isDown = () => false

  async send(message: EmailMessageBuilder): Promise<EmailSendResult> {
    const kept = this.boxOf(message)
    const mayFail = kept === this.sent && this.failures > 0
    const fails = this.isDown() || mayFail
    if (mayFail) this.failures -= 1
    if (fails) {
      throw new Error(`The provider did not take the mail to ${JSON.stringify(message.to)}`)
    }
    if (this.refusal && kept === this.sent) {
      const error = new Error(`The provider refused the mail to ${JSON.stringify(message.to)}`)
      throw Object.assign(error, { code: this.refusal })
    }
    kept.push(message)
    return { messageId: crypto.randomUUID() }
  }

  private boxOf({ to, subject }: EmailMessageBuilder): EmailMessageBuilder[] {
    if (to !== officeAddress) return this.sent
    if (subject.startsWith('Website alert: ')) return this.alerts
    return /^New (booking|reservation)/.test(subject) ? this.news : this.sent
  }
}
