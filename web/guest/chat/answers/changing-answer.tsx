import { Trans } from '@lingui/react/macro'
import { business, prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'
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

/**
 * Must agree with `drop-off-day.tsx`. A stay isn't a no-show before its day is over
 * (`domain/desk/stays-to-close.ts`).
 */
export function LateDropOffAnswer() {
  const { phone } = business
  const { closes } = openingHours(useLocale())
  return (
    <p>
      <Trans context="assistant: a guest comes later than booked to drop off luggage">
        Your booking stays valid that day: drop off any time before we close at {closes}. If you
        can’t make it, move it to another day on{' '}
        <PageLink to={paths.pass}>your luggage pass</PageLink> until your drop-off time, or call{' '}
        <OfficePhone>{phone}</OfficePhone>.
      </Trans>
    </p>
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
