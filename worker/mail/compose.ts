import type { Database } from '../db/database.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { Settings } from '../env.ts'

export async function compose(
  _db: Database,
  settings: Settings,
  mail: OutboxRow,
): Promise<EmailMessageBuilder | null> {
  return {
    from: settings.MAIL_FROM,
    to: settings.MAIL_OFFICE,
    subject: mail.kind,
    text: mail.subjectId,
  }
}
