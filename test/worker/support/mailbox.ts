/** The EMAIL binding of a test: keeps what was sent, and fails when it is told to. */
export class Mailbox {
  sent: EmailMessageBuilder[] = []
  failures = 0

  async send(message: EmailMessageBuilder): Promise<EmailSendResult> {
    if (this.failures > 0) {
      this.failures -= 1
      throw new Error(`The provider did not take the mail to ${JSON.stringify(message.to)}`)
    }
    this.sent.push(message)
    return { messageId: crypto.randomUUID() }
  }
}
