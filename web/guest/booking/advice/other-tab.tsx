import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../ui/notice.tsx'

/** Another tab has been paying for a while: the next tap on a payment button pays in this one. */
export function OtherTab() {
  return (
    <Notice role="status">
      <p>
        <Trans context="over the payment buttons">
          You’re still paying in another tab. Finish there, or pay here: you won’t be charged twice.
        </Trans>
      </p>
    </Notice>
  )
}
