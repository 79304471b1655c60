import { Plural, Trans } from '@lingui/react/macro'
import { prices } from '../../../domain/business/business.ts'
import { type Cents, totalText } from '../../../domain/business/money.ts'

import { useLocale } from '../../routing/use-locale.ts'
import { Tag } from '../../ui/tag.tsx'
import tag from '../booking/price/price-tag.module.css'
import { RateFormula } from '../booking/price/rate-formula.tsx'
import type { RequestPrice } from './request-price.ts'

interface RequestPriceTagProps {
  price: RequestPrice | null
  /**
   * The Worker's price in cents.
   * `null` unless the Worker has refused the shown price.
   */
  corrected: Cents | null
}

export function RequestPriceTag({ price, corrected }: RequestPriceTagProps) {
  const locale = useLocale()
  const quote = price?.quote
  if (!price || quote?.kind !== 'priced') {
    return (
      <Tag role="status">
        <p className={tag.counts}>
          {price ? (
            <Trans context="in place of a price">Price on request</Trans>
          ) : (
            <Trans context="in place of a price">Please check the numbers above</Trans>
          )}
        </p>
        <p className={tag.formula}>
          <Trans context="under the price of a request">
            We’ll tell you the price when we contact you. You pay nothing now.
          </Trans>
        </p>
      </Tag>
    )
  }
  return (
    <Tag
      role="status"
      stub={
        <>
          <span className={tag.label}>
            <Trans context="on the price panel, before the amount">Total</Trans>
          </span>
          <strong className={tag.total}>{totalText(corrected ?? quote.totalPrice, locale)}</strong>
        </>
      }
    >
      <p className={tag.counts}>
        <Formula price={price} units={quote.units} total={quote.totalPrice} />
      </p>
      <p className={tag.formula}>
        <Trans context="under the price of a request">
          You pay nothing now: pay at our desk, in cash or by card.
        </Trans>
      </p>
    </Tag>
  )
}

interface FormulaProps {
  price: RequestPrice
  units: number
  total: Cents
}

function Formula({ price: { stay }, units, total }: FormulaProps) {
  const { storageType, luggageCount: items } = stay
  if (storageType === 'short' && total < items * units * prices.hourPerItem) {
    const days = total / (items * prices.dayPerItem)
    return (
      <Trans context="rate on the price panel, where hours would cost more than the day">
        <Plural value={units} one="# hour" other="# hours" /> at the price of{' '}
        <Plural value={days} one="a day" other="# days" />
      </Trans>
    )
  }
  return <RateFormula price={{ storageType, items, days: units, units }} />
}
