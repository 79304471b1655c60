import type { SystemCause } from '../../domain/reports/causes.ts'
import type { AuditData } from '../../domain/stay/audit-data.ts'
import type { Settings } from '../env.ts'
import type { Email } from './email.ts'

interface Words {
  subject: string
  paragraph: string
}

/**
 * Alerts that can only be sent after the problem has ended, such as `database`, use the past tense.
 */
const words: Record<SystemCause, Words> = {
  database: {
    subject: 'The database could not be reached',
    paragraph: 'Guests could not book, and staff could not open stays.',
  },
  schema: {
    subject: 'A database migration is missing',
    paragraph:
      'The website expects a newer database than it has, so bookings and jobs fail. Whoever looks after the website has to apply the migrations.',
  },
  settings: {
    subject: 'A setting is malformed',
    paragraph:
      'What needs it does not work. Whoever looks after the website finds its name on the System Status, and "npm run doctor" says what is wrong.',
  },
  held: {
    subject: 'Emails and automatic tasks are on hold',
    paragraph:
      'The automatic tasks had stopped, so the database may have been restored. Reminders and older emails wait until an owner resumes them under To do. Emails about new bookings still go out.',
  },
  jobs: {
    subject: 'The background jobs are not working',
    paragraph:
      'Emails go out late, and open payments are not followed up. Whoever looks after the website finds the reason in the log, under "job_failed" and "job_run".',
  },
  stripe_key: {
    subject: 'Stripe refuses our key',
    paragraph:
      'Guests cannot pay online. Whoever looks after the website has to set STRIPE_SECRET_KEY to a valid key of the Stripe account.',
  },
  webhook_refused: {
    subject: "Stripe's events are refused",
    paragraph:
      'A payment was made whose event did not count, and requests to the webhook were refused. Payments show up a few minutes late. Whoever looks after the website has to compare STRIPE_WEBHOOK_SECRET with the signing secret of the webhook at Stripe.',
  },
  webhook_missing: {
    subject: "Stripe's events do not arrive",
    paragraph:
      'A payment was made, but Stripe sent no event. Payments show up a few minutes late. Whoever looks after the website has to check the webhook in the Stripe dashboard: its address, its events, and that it is enabled.',
  },
  webhook_stuck: {
    subject: 'An event from Stripe could not be processed',
    paragraph:
      'Compare the latest payments with Stripe. Whoever looks after the website finds the reason in the log, under "request_failed".',
  },
  email_waiting: {
    subject: 'Emails are late',
    paragraph:
      'Emails waited for more than a quarter of an hour. Give guests who ask their reference from the lists. This email was late for the same reason.',
  },
  email_dead: {
    subject: 'Emails to the office could not be sent',
    paragraph:
      'Look under To do for what they were about, and check that the mailbox of the office accepts email.',
  },
  books: {
    subject: 'Our records and Stripe differ',
    paragraph:
      'The payments that Stripe received on a day are not those in our records. Both sums are on the System Status. Press “Compare with Stripe” under To do first: it fetches what is missing.',
  },
}

function isCause(cause: unknown): cause is SystemCause {
  return typeof cause === 'string' && Object.hasOwn(words, cause)
}

/** Writes the alert about a cause. Returns `null` for a cause that this build doesn't know. */
export function systemAlert({ SITE_ORIGIN }: Settings, data: AuditData): Email | null {
  const { cause, jobs, date } = data
  if (!isCause(cause)) return null
  const { subject, paragraph } = words[cause]
  return {
    locale: 'en',
    subject: `Website alert: ${subject}`,
    paragraphs: [paragraph],
    facts: [
      ...(jobs ? [['Jobs', String(jobs)] satisfies Email['facts'][number]] : []),
      ...(date ? [['Day', String(date)] satisfies Email['facts'][number]] : []),
    ],
    links: [['System Status', `${SITE_ORIGIN}/admin`]],
    closing: ['There is at most one email a day about the same trouble.'],
  }
}
