import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmailProblem } from '../../../domain/reports/email-problem.ts'

export const emailProblemMessages: Record<EmailProblem, MessageDescriptor> = {
  bounced: msg({
    message: 'This address takes no email. It may be misspelt.',
    context: 'why an email did not arrive',
  }),
  complained: msg({
    message: 'It was marked as spam, so this address gets no more emails from us.',
    context: 'why an email did not arrive',
  }),
  blocked: msg({
    message:
      'An earlier email came back or was marked as spam, so this address gets no more emails from us.',
    context: 'why an email did not arrive',
  }),
  refused: msg({
    message: 'The email service refused it. Sending it again doesn’t help.',
    context: 'why an email did not arrive',
  }),
  failed: msg({
    message: 'We kept trying, but it could not be delivered.',
    context: 'why an email did not arrive',
  }),
}

/** Returns `false` for a problem that would stop the email again. */
export function retryHelps(problem: EmailProblem): boolean {
  return problem === 'failed'
}
