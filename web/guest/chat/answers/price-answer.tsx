import { Trans } from '@lingui/react/macro'
import { prices } from '../../../../domain/business/business.ts'
import { euroText, numberText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'

export function PriceAnswer() {
  const locale = useLocale()
  const { mid, long, dayPerItemLek: lek, itemsPerPlan: pieces } = prices
  const perDay = euroText(prices.dayPerItem, locale)
  const perHour = euroText(prices.hourPerItem, locale)
  const fortnight = euroText(mid.cents, locale)
  const month = euroText(long.cents, locale)
  const fortnightLek = numberText(mid.lek, locale)
  const monthLek = numberText(long.lek, locale)
  return (
    <>
      <p>
        <Trans context="assistant">
          <strong>{perDay}</strong> ({lek} Lek) per item and calendar day, whatever its size or
          weight. Other plans:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans context="assistant, a price plan">
            by the hour: {perHour} per item, never more than the daily price
          </Trans>
        </li>
        <li>
          <Trans context="assistant, a price plan">
            two weeks: {fortnight} ({fortnightLek} Lek) for up to {pieces} items
          </Trans>
        </li>
        <li>
          <Trans context="assistant, a price plan">
            a month: {month} ({monthLek} Lek) for up to {pieces} items
          </Trans>
        </li>
      </ul>
      <p>
        <PageLink to={paths.bookOnline}>
          <Trans context="assistant, link to the booking form">See the price of your stay</Trans>
        </PageLink>
      </p>
    </>
  )
}

export function PaymentAnswer() {
  return (
    <ul>
      <li>
        <Trans context="assistant">
          <PageLink to={paths.bookOnline}>Online</PageLink>: Visa, Mastercard, American Express, a
          card from a mobile bank, Apple Pay, Google Pay or Link. You pay in full when you book, and
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
