import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'

export function PaymentAnswer() {
  return (
    <ul>
      <li>
        <Trans context="assistant">
          <PageLink to={paths.bookOnline}>Online</PageLink>: Visa, Mastercard, American Express, the
          card of a mobile bank, Apple Pay, Google Pay or Link. You pay in full when you book, and
          there are no fees.
        </Trans>
      </li>
      <li>
        <Trans context="assistant">
          <PageLink to={paths.reserve}>At the desk</PageLink>: cash or card, in Euro or Albanian
          Lek.
        </Trans>
      </li>
    </ul>
  )
}
