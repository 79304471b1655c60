import { Trans } from '@lingui/react/macro'
import { Clause } from './clause.tsx'

/** The rule of `domain/refund.ts`, in words. */
export function RefundClause() {
  return (
    <Clause title={<Trans comment="Heading in the terms">Cancelling and refunds</Trans>}>
      <ul>
        <li>
          <Trans>Cancelled before the drop-off date: the full amount is refunded.</Trans>
        </li>
        <li>
          <Trans>Cancelled on the drop-off date, or not turned up: no refund.</Trans>
        </li>
        <li>
          <Trans>
            Collected earlier than booked: the unused full days are refunded, counted from the day
            after you collect. For the two-week and monthly plans, that is what you paid less the
            daily price of the days used.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Refunds go back to the card or wallet that you paid with. A reservation that you have not
          paid costs nothing to cancel.
        </Trans>
      </p>
    </Clause>
  )
}
