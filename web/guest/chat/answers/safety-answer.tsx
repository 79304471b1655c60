import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'

/** No more than the office promises elsewhere: people, tags and receipts. */
export function SafetyAnswer() {
  const { established } = business
  return (
    <>
      <p>
        <Trans context="assistant">
          Your bags stay in a staffed office, not in an automated locker. We are a family business
          and have looked after luggage here since {established}.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          Each bag gets a tag, and you get the receipt to collect it with. Please close your bags;
          we may ask for a photo ID.
        </Trans>
      </p>
    </>
  )
}
