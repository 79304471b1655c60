import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { OfficePhone } from '../../words/office-phone/office-phone.tsx'
import { Clause } from './clause.tsx'

/** The refund rules in words. Must match `domain/payments/cancellation-policy.ts`. */
export function RefundClause() {
  const { phone, email } = business
  return (
    <Clause title={<Trans comment="Heading in the terms">Cancelling and refunds</Trans>}>
      <p>
        <Trans>
          To cancel, open <PageLink to={paths.pass}>your luggage pass</PageLink> from the link in
          any email from us. You can also call <OfficePhone>{phone}</OfficePhone> or write to{' '}
          <a href={`mailto:${email}`}>{email}</a>, with your booking reference.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>Cancelled before the drop-off date: the full amount is refunded.</Trans>
        </li>
        <li>
          <Trans>Cancelled on the drop-off date, or a no-show: no refund.</Trans>
        </li>
        <li>
          <Trans>
            Delayed on the drop-off date: until your drop-off time, you can move the booking to
            another day at the same price. It isn’t refunded if you cancel after that.
          </Trans>
        </li>
        <li>
          <Trans>
            Collected on an earlier day than booked, with or without notice: the unused full days
            are refunded, counted from the day after you collect. For the two-week and monthly
            plans, that is what you paid minus the price of the days used: the daily price for each
            of them, or whole plan periods plus single days, whichever is lower.
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
