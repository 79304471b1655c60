import { Plural, Trans } from '@lingui/react/macro'
import { prices } from '../../../../domain/business/business.ts'
import { totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { Rate } from '../price/stay-price.ts'

export default function PlanRate({ price }: { price: Rate }) {
  const locale = useLocale()
  const perHour = totalText(prices.hourPerItem, locale)
  const perFortnight = totalText(prices.mid.cents, locale)
  const perMonth = totalText(prices.long.cents, locale)
  const { items, units } = price
  const pieces = prices.itemsPerPlan
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
      return null
  }
}
