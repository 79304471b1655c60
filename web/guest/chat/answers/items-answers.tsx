import { Trans } from '@lingui/react/macro'
import { business, limits } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

export function ItemsAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant">
          Suitcases, backpacks, bicycles, shopping: there is no limit on size or weight, and the
          price is the same. Bags must be closed.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          We can’t take dangerous goods, illegal items, perishable food or live animals.
        </Trans>
      </p>
    </>
  )
}

export function SpecialAnswer() {
  const { phone } = business
  const most = limits.maxItems
  return (
    <>
      <p>
        <Trans context="assistant">
          Write it under Special Requests when you{' '}
          <PageLink to={paths.bookOnline}>book online</PageLink> or{' '}
          <PageLink to={paths.reserve}>reserve</PageLink>, and the desk reads it before you arrive.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          For more than {most} items, or to find out whether we can do it, call{' '}
          <OfficePhone>{phone}</OfficePhone>.
        </Trans>
      </p>
    </>
  )
}

/** Must not promise more than the rest of the site. */
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
