import { Trans } from '@lingui/react/macro'
import { business, prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

/** Must agree with the terms on late pick-ups (`terms-text.tsx`). */
export function ChangingAnswer() {
  const { phone, email } = business
  return (
    <>
      <p>
        <Trans context="assistant">
          To change a booking, open <PageLink to={paths.pass}>your luggage pass</PageLink> from the
          link in any email from us. You can also call <OfficePhone>{phone}</OfficePhone> or write
          to <a href={`mailto:${email}`}>{email}</a>, with your booking reference.
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

export function ExtendingAnswer() {
  const { phone } = business
  const day = euroText(prices.dayPerItem, useLocale())
  return (
    <>
      <p>
        <Trans context="assistant: bags stay longer than booked">
          Yes. Open <PageLink to={paths.pass}>your luggage pass</PageLink> from the link in any
          email from us and choose a later pick-up; or call <OfficePhone>{phone}</OfficePhone>.
        </Trans>
      </p>
      <p>
        <Trans context="assistant: bags stay longer than booked">
          Each extra calendar day costs {day} per item, unless your plan covers it for less.
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
