import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { business, policies, prices } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { openingHours } from '../../words/hours-text.ts'
import { liability } from '../../words/liability/liability.ts'
import { addressLine } from '../../words/office-text.ts'
import { Clause } from './clause.tsx'
import { RefundClause } from './refund-clause.tsx'

export function TermsText() {
  const { name } = business
  const { opens, closes } = openingHours(useLocale())
  return (
    <>
      <Clause title={<Trans comment="Heading in the terms">What you book</Trans>}>
        <p>
          <Trans comment="The business, its address, its opening hours">
            {name} stores your luggage at its staffed office, {addressLine}. You can drop it off and
            collect it every day, {opens}–{closes}, Tirana time.
          </Trans>
        </p>
      </Clause>
      <PriceClauses />
      <RefundClause />
      <AtTheDesk />
      <UnclaimedLuggage />
      <Responsibility />
    </>
  )
}

function PriceClauses() {
  const locale = useLocale()
  const day = euroText(prices.dayPerItem, locale)
  const hour = euroText(prices.hourPerItem, locale)
  const fortnight = euroText(prices.mid.cents, locale)
  const month = euroText(prices.long.cents, locale)
  const { dayPerItemLek, itemsPerPlan } = prices
  return (
    <>
      <Clause title={<Trans comment="Heading in the terms">Prices and days</Trans>}>
        <p>
          <Trans>
            {day} ({dayPerItemLek} Lek) per item per day, whatever its size and weight. A day is a
            calendar day in Tirana, not 24 hours: each date from drop-off to pick-up counts as one.
          </Trans>
        </p>
        <p>
          <Trans>
            Other plans: {hour} per item per hour, never more than the daily price; {fortnight} for
            two weeks and {month} for a month, each for up to {itemsPerPlan} items. The price you
            are shown is the price you pay; there are no fees on top.
          </Trans>
        </p>
      </Clause>
      <Clause title={<Trans comment="Heading in the terms">Paying</Trans>}>
        <p>
          <Trans>
            Online you pay the full amount when you book, by card or wallet, through Stripe. A
            reservation is paid at the desk, in cash or by card, in Euro or Albanian Lek.
          </Trans>
        </p>
      </Clause>
    </>
  )
}

function AtTheDesk() {
  return (
    <>
      <Clause title={<Trans comment="Heading in the terms">What we cannot take</Trans>}>
        <p>
          <Trans>
            Dangerous goods, illegal items, perishable food and live animals. If we find any, we may
            refuse the luggage.
          </Trans>
        </p>
      </Clause>
      <Clause title={<Trans comment="Heading in the terms">Drop-off and pick-up</Trans>}>
        <p>
          <Trans>
            Bags must be closed when you hand them over. Each item is tagged, and you get a receipt;
            please show it, or your booking reference, when you collect. We may ask for photo ID.
          </Trans>
        </p>
      </Clause>
    </>
  )
}

function UnclaimedLuggage() {
  const { unclaimedMonths } = policies
  return (
    <Clause title={<Trans comment="Heading in the terms">Late and unclaimed luggage</Trans>}>
      <p>
        <Trans>
          If you collect later than booked, each further calendar day costs the daily price, unless
          your plan covers it for less. Luggage that nobody collects may be treated as abandoned
          after {unclaimedMonths} months, once we have tried to reach you.
        </Trans>
      </p>
    </Clause>
  )
}

function Responsibility() {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <>
      <Clause title={<Trans comment="Heading in the terms">Our responsibility</Trans>}>
        <p>
          <Trans>
            We look after your luggage with care from drop-off to pick-up, and are liable for it as
            the law provides. Please keep money, passports, jewellery and medicine with you, and
            tell us before you hand over anything fragile. These terms take away none of your rights
            under the law.
          </Trans>{' '}
          {policies.liabilityPerItem !== null && i18n._(liability(locale))}
        </p>
      </Clause>
      <Clause title={<Trans comment="Heading in the terms">Third-party services</Trans>}>
        <p>
          <Trans>
            The airport shuttle, bus tickets and holiday rentals that we link to are sold by their
            own operators, under their own terms.
          </Trans>
        </p>
      </Clause>
    </>
  )
}
