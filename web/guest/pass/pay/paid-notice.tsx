import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ChangeOutcome } from '../../../../domain/pass/pending-change.ts'
import { Notice } from '../../../ui/notice.tsx'

export function PaidNotice({ became, children }: { became: ChangeOutcome; children?: ReactNode }) {
  return (
    <Notice tone={became === 'applied' ? 'success' : 'plain'}>
      <p>
        <Result became={became} />
      </p>
      {children}
    </Notice>
  )
}

function Result({ became }: { became: ChangeOutcome }) {
  switch (became) {
    case 'applied':
      return (
        <Trans context="after a guest paid for a change">
          Paid. Your booking has been changed.
        </Trans>
      )
    case 'not_applied':
      return (
        <Trans context="after a guest paid for a change">
          You have paid, but your booking was changed elsewhere in the meantime, so this change was
          not made. What you don’t owe goes back to your card by itself; our email has the details.
        </Trans>
      )
    case 'closed':
      return (
        <Trans context="after a guest paid for a change">
          You have paid, but our office is now closed or full at a time you chose, so this change
          was not made and your booking stays as it was. What you don’t owe goes back to your card
          by itself; our email has the details.
        </Trans>
      )
  }
}
