import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type StaffErrorCode, staffErrorCodes } from '../../../domain/staff-errors.ts'
import { ApiError } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EntryInTheWay } from '../outbox/outbox.ts'
import { EntryFirst } from '../outbox/settle-first.tsx'
import { type Acts, type DeskCall, isAnswer } from './acts.ts'
import { refusalWords } from './refusal-words.ts'
import { Settled } from './settled.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { UndoButton } from './undo-button.tsx'
import { useNeedsLine } from './use-needs-line.ts'

const doneWords: Record<DeskCall, MessageDescriptor> = {
  'POST /api/staff/stays': msg({ message: 'Checked in.', context: 'counter: what was done' }),
  'POST /api/staff/stays/:id/check-in': msg({
    message: 'Checked in.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/check-out': msg({
    message: 'Checked out.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/payments': msg({
    message: 'Payment taken.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/refunds': msg({
    message: 'Refund noted.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/cancel': msg({
    message: 'Cancelled.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/change': msg({
    message: 'Changed.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/price': msg({
    message: 'Price noted.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/confirm': msg({
    message: 'Confirmed.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/attended': msg({
    message: 'Noted.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/abandon': msg({
    message: 'Marked as abandoned.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/ask-stripe': msg({
    message: 'Checked with Stripe.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/contacts': msg({
    message: 'Noted.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/review': msg({
    message: 'Done.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/write-off': msg({
    message: 'Written off.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/undo': msg({
    message: 'Undone.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/complete': msg({
    message: 'Completed.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/fiscal-number': msg({
    message: 'Noted.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/keep': msg({
    message: 'Kept.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/pay-out': msg({
    message: 'Paid out.',
    context: 'counter: what was done',
  }),
  'POST /api/staff/stays/:id/no-show': msg({
    message: 'Marked as no-show.',
    context: 'counter: what was done',
  }),
}

/** What can be taken back at once, if it was a mistake. */
const undoable: ReadonlySet<DeskCall> = new Set([
  'POST /api/staff/stays/:id/check-in',
  'POST /api/staff/stays/:id/check-out',
  'POST /api/staff/stays/:id/payments',
])

/**
 * What became of the last act: done, refused and why, or unanswered and to be sent again. What waits on
 * the device is shown as such, not as done.
 */
export function ActOutcome({ acts }: { acts: Acts }) {
  const { i18n } = useLingui()
  const { asked, done, error, waits, isKept } = acts
  const needsLine = useNeedsLine(asked?.stayId)
  return (
    <>
      {/* Always there, so that screen readers hear what comes into it. */}
      <div role="status">
        {done && asked && !isKept && (
          <Notice tone="success">
            {i18n._(doneWords[asked.call])}
            {undoable.has(asked.call) && !waits && !needsLine && (
              <Settled of={done.stay.version}>
                <UndoButton acts={acts} version={done.stay.version} />
              </Settled>
            )}
          </Notice>
        )}
      </div>
      {error && <Failure error={error} acts={acts} />}
    </>
  )
}

function staffCode(error: Error): StaffErrorCode | undefined {
  if (!(error instanceof ApiError)) return undefined
  // Access answers with a redirect, which has no code.
  if (error.status === 401) return 'unauthorized'
  return staffErrorCodes.find((one) => one === error.code)
}

function Failure({ error, acts }: { error: Error; acts: Acts }) {
  const { i18n } = useLingui()
  const code = staffCode(error)
  return (
    <Notice tone="danger" role="alert">
      <p>
        {code ? (
          i18n._(refusalWords[code])
        ) : error instanceof EntryInTheWay ? (
          <EntryFirst />
        ) : error instanceof ApiError && error.status >= 500 ? (
          <Trans context="counter: an act was sent and the server failed at it">
            The server has a problem; your connection is fine. What you entered is still here. Send
            it again: it will only count once.
          </Trans>
        ) : isAnswer(error) ? (
          <Trans context="counter: an act failed">That was refused. Reload the page.</Trans>
        ) : (
          <Trans context="counter: an act was sent and nobody answered">
            No reply. Send it again: it will only count once.
          </Trans>
        )}
      </p>
      {code === 'unauthorized' && <SignInLink />}
      {!isAnswer(error) && (
        <Button size="sm" busy={acts.busy} onClick={acts.again}>
          <Trans context="counter, button: send what got no answer">Send again</Trans>
        </Button>
      )}
    </Notice>
  )
}
