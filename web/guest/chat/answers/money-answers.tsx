import { Trans } from '@lingui/react/macro'
import { business, prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { PaymentAnswer } from './price-answer.tsx'

export function DaysAnswer() {
  const day = euroText(prices.dayPerItem, useLocale())
  return (
    <p>
      <Trans context="assistant: which days are counted">
        Each calendar day counts, not 24 hours: in and out on the same date is one day, the evening
        to the next morning is two. Each costs {day} per item.
      </Trans>
    </p>
  )
}

export function HourlyAnswer() {
  const locale = useLocale()
  const hour = euroText(prices.hourPerItem, locale)
  const day = euroText(prices.dayPerItem, locale)
  return (
    <p>
      <Trans context="assistant: storage for an hour">
        We also charge by the hour: {hour} per item and hour, and never more than {day}, the price
        of the whole day.
      </Trans>{' '}
      <PageLink to={paths.bookOnline}>
        <Trans context="assistant, link to the booking form">See the price of your stay</Trans>
      </PageLink>
    </p>
  )
}

export function DiscountAnswer() {
  const locale = useLocale()
  const fortnight = euroText(prices.mid.cents, locale)
  const month = euroText(prices.long.cents, locale)
  const pieces = prices.itemsPerPlan
  return (
    <p>
      <Trans context="assistant: is there a discount">
        I know of no discounts. A longer stay costs less: two weeks {fortnight}, a month {month},
        each for up to {pieces} items.
      </Trans>
    </p>
  )
}

export function DepositAnswer() {
  return (
    <p>
      <Trans context="assistant: is there a deposit">
        No, there’s no deposit. You pay the price you see,{' '}
        <PageLink to={paths.bookOnline}>online</PageLink> or{' '}
        <PageLink to={paths.reserve}>at the desk</PageLink>, with no fees on top.
      </Trans>
    </p>
  )
}

/** Must agree with the note in emails about payments (`letter.not-fiscal`). */
export function InvoiceAnswer() {
  const { email } = business
  return (
    <p>
      <Trans context="assistant: invoice or receipt">
        You get a receipt at the desk, and if you pay online an email that confirms it, which is not
        a fiscal receipt. For an invoice to your company, ask at the desk or write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </Trans>
    </p>
  )
}

export function CardsAnswer() {
  return (
    <p>
      <Trans context="assistant: is a card accepted">
        Yes, you can pay by card at the desk. <PageLink to={paths.bookOnline}>Online</PageLink> we
        take Visa, Mastercard, American Express, a card from a mobile bank, Apple Pay, Google Pay
        and Link.
      </Trans>
    </p>
  )
}

export function OtherWaysAnswer() {
  return (
    <>
      <p>
        <Trans context="assistant: is PayPal, MobilePay, a transfer or the like accepted">
          No, you can only pay like this:
        </Trans>
      </p>
      <PaymentAnswer />
    </>
  )
}

export function CashAnswer() {
  return (
    <p>
      <Trans context="assistant: is cash accepted">
        Yes, at the desk, in Euro or Albanian Lek. You can{' '}
        <PageLink to={paths.reserve}>reserve</PageLink> now and pay when you come.
      </Trans>
    </p>
  )
}
