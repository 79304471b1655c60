import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

/** Repeats the terms on late pick-ups (`terms-text.tsx`). */
export function ChangingAnswer() {
  const { phone, email } = business
  return (
    <>
      <p>
        <Trans context="assistant">
          To change a booking, or to leave your bags longer, open{' '}
          <PageLink to={paths.pass}>your luggage pass</PageLink> from the link in any email from us.
          You can also call <OfficePhone>{phone}</OfficePhone> or write to{' '}
          <a href={`mailto:${email}`}>{email}</a>, with your booking reference.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          If you collect later than booked, each further calendar day costs the daily price, unless
          your plan covers it for less.{' '}
          <PageLink to={paths.legal} fragment="terms">
            All the terms
          </PageLink>
        </Trans>
      </p>
    </>
  )
}

export function FullAnswer() {
  return (
    <p>
      <Trans context="assistant">
        If we are full at your time, the form says so before you pay:{' '}
        <PageLink to={paths.bookOnline}>book online</PageLink> or{' '}
        <PageLink to={paths.reserve}>reserve</PageLink>. Once your booking is confirmed, your space
        is kept.
      </Trans>
    </p>
  )
}
