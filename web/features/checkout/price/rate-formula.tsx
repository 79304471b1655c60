import { Plural, Trans } from '@lingui/react/macro'
import { prices } from '../../../../domain/business.ts'
import { totalText } from '../../../../domain/money-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { StayPrice } from './stay-price.ts'

export type Rate = Pick<StayPrice, 'storageType' | 'items' | 'days' | 'units'>

/** How the total comes about, in one line. */
export function RateFormula({ price }: { price: Rate }) {
  const locale = useLocale()
  const perHour = totalText(prices.hourPerItem, locale)
  const perDay = totalText(prices.dayPerItem, locale)
  const perFortnight = totalText(prices.mid.cents, locale)
  const perMonth = totalText(prices.long.cents, locale)
  const { items, days, units } = price
  const pieces = prices.piecesPerPlan
  switch (price.storageType) {
    case 'short':
      return (
        <Trans context="rate on the price panel">
          {perHour} × <Plural value={items} one="# item" other="# items" /> ×{' '}
          <Plural value={units} one="# hour" other="# hours" />
        </Trans>
      )
    case 'mid':
      return units === 1 ? (
        <Trans context="rate on the price panel">
          {perFortnight} per two weeks, up to {pieces} items
        </Trans>
      ) : (
        <Trans context="rate on the price panel, so many times two weeks">
          {units} × {perFortnight} per two weeks, up to {pieces} items
        </Trans>
      )
    case 'long':
      return units === 1 ? (
        <Trans context="rate on the price panel">
          {perMonth} per month, up to {pieces} items
        </Trans>
      ) : (
        <Trans context="rate on the price panel, so many months">
          {units} × {perMonth} per month, up to {pieces} items
        </Trans>
      )
    default:
      return (
        <Trans context="rate on the price panel">
          {perDay} × <Plural value={items} one="# item" other="# items" /> ×{' '}
          <Plural value={days} one="# day" other="# days" />
        </Trans>
      )
  }
}
