import { Plural } from '@lingui/react/macro'
import { totalText } from '../../../../domain/business/money.ts'
import { dateText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { PartValues } from '../price/saved-split.ts'
import { type StayPrice, stayPrice } from '../price/stay-price.ts'

interface PartTextProps {
  part: PartValues
  whole: PartValues
}

/**
 * Describes one of the two bookings of a split stay.
 * Omits the dates if they are the same as for the whole stay.
 */
export function PartText({ part, whole }: PartTextProps) {
  const locale = useLocale()
  const price = stayPrice(part, part.plan)
  if (!price) return null
  const { dropOffDate: from, pickUpDate: until } = part
  const isAllTheTime = from === whole.dropOffDate && until === whole.pickUpDate
  const dates = from === until ? [from] : [from, until]
  return (
    <>
      {!isAllTheTime && `${dates.map((date) => dateText(date, locale)).join(' – ')} · `}
      <ItemsAndPlan {...price} /> ({totalText(price.total, locale)})
    </>
  )
}

function ItemsAndPlan({ storageType, items }: Pick<StayPrice, 'storageType' | 'items'>) {
  switch (storageType) {
    case 'mid':
      return (
        <Plural
          context="one of two bookings"
          value={items}
          one="# item on the two-week plan"
          other="# items on the two-week plan"
        />
      )
    case 'long':
      return (
        <Plural
          context="one of two bookings"
          value={items}
          one="# item on the monthly plan"
          other="# items on the monthly plan"
        />
      )
    default:
      return (
        <Plural
          context="one of two bookings"
          value={items}
          one="# item by the day"
          other="# items by the day"
        />
      )
  }
}
