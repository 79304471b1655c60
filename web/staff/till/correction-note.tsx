import { Trans } from '@lingui/react/macro'
import { WhomToAsk } from '../session/owner-only.tsx'

export function CorrectionNote() {
  return (
    <>
      <Trans context="till: a second count of the same cash">
        The drawer was counted today, and no guest’s cash has been moved since. Only an owner can
        save a different result.
      </Trans>{' '}
      <WhomToAsk />
    </>
  )
}
