import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

/** Must agree with `domain/payments/cancellation-policy.ts` and the terms (`refund-clause.tsx`). */
export function CancellingAnswer() {
  const { phone, email } = business
  return (
    <>
      <p>
        <Trans context="assistant">
          To cancel, open <PageLink to={paths.pass}>your luggage pass</PageLink> from the link in
          any email from us. You can also call <OfficePhone>{phone}</OfficePhone> or write to{' '}
          <a href={`mailto:${email}`}>{email}</a>, with your booking reference.
        </Trans>
      </p>
      <p>
        <Trans context="assistant: cancelling">
          If you pay at the desk, nothing is charged before you come, and cancelling costs nothing.
          For what you paid online:
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          Cancel before the drop-off date and you get the full amount back; on that date, or if you
          do not come, nothing is refunded. If you’re delayed, you can move the booking to another
          day until your drop-off time; it isn’t refunded after that.{' '}
          <PageLink to={paths.legal} fragment="terms">
            All the terms
          </PageLink>
        </Trans>
      </p>
      <p>
        <Trans>If you collect early, we refund the unused full days.</Trans>
      </p>
    </>
  )
}
