import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PaidChange } from '../../../../domain/paid-change.ts'
import { Notice } from '../../../ui/notice.tsx'

/** What became of the change that was paid for. */
export function PaidNotice({ became, children }: { became: PaidChange; children?: ReactNode }) {
  return (
    <Notice tone={became === 'made' ? 'success' : 'plain'}>
      <p>
        {became === 'made' ? (
          <Trans context="after a guest paid for a change">Paid. Your booking is changed.</Trans>
        ) : (
          <Trans context="after a guest paid for a change">
            You have paid, but your booking was changed elsewhere in the meantime, so this change
            was not made. What you don’t owe goes back to your card by itself; our email has the
            details.
          </Trans>
        )}
      </p>
      {children}
    </Notice>
  )
}
