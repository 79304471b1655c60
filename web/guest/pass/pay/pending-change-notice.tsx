import { Plural, Trans } from '@lingui/react/macro'
import type { PendingChangeView as Change } from '../../../../domain/pass/pass.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'

interface PendingChangeNoticeProps {
  change: Change
  isOver: boolean
}

export function PendingChangeNotice({ change, isOver }: PendingChangeNoticeProps) {
  const { luggageCount, startDate, endDate, outcome } = change
  const locale = useLocale()
  const from = instantText(new Date(startDate), locale)
  const to = endDate && instantText(new Date(endDate), locale)
  return (
    <Notice>
      <p>
        <strong>
          <Trans context="on the guest's pass, while a bank takes its time">
            Your bank is still processing the payment for your change:
          </Trans>
        </strong>
      </p>
      <p>
        <Plural
          context="the change that a guest has paid for"
          value={luggageCount}
          one="# item"
          other="# items"
        />
        {', '}
        {to ? `${from} – ${to}` : from}
      </p>
      <p>
        <WhatComesOfIt outcome={outcome} />{' '}
        {!isOver && (
          <Trans context="on the guest's pass, while a bank takes its time">
            Until then, the booking can’t be changed or cancelled here.
          </Trans>
        )}
      </p>
    </Notice>
  )
}

/** Says what effect the payment would have on the stay if it arrived now. */
function WhatComesOfIt({ outcome }: Pick<Change, 'outcome'>) {
  switch (outcome) {
    case 'applied':
      return (
        <Trans context="on the guest's pass, while a bank takes its time">
          Your booking changes as soon as the payment arrives, and we’ll write to you either way.
          Please don’t pay again.
        </Trans>
      )
    case 'already_applied':
      return (
        <Trans context="on the guest's pass, while a bank takes its time">
          Our desk has already made this change. When the payment arrives, it counts towards what
          you still owe, and anything beyond that goes back to your card by itself. We’ll write to
          you either way.
        </Trans>
      )
    case 'not_applied':
      return (
        <Trans context="on the guest's pass, while a bank takes its time">
          This change can no longer be made. When the payment arrives, it counts towards what you
          still owe, and anything beyond that goes back to your card by itself. We’ll write to you
          either way.
        </Trans>
      )
    case 'closed':
      return (
        <Trans context="on the guest's pass, while a bank takes its time">
          This change can no longer be made: our office is now closed or full at a time you chose.
          When the payment arrives, it counts towards what you still owe, and anything beyond that
          goes back to your card by itself. We’ll write to you either way.
        </Trans>
      )
  }
}
