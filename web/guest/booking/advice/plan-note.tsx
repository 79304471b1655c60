import { Trans } from '@lingui/react/macro'
import { prices } from '../../../../domain/business/business.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { StayPrice } from '../price/stay-price.ts'

export function PlanNote({ price }: { price: StayPrice }) {
  const { storageType, units } = price
  const isPaidAgain = (storageType === 'mid' || storageType === 'long') && units > 1
  if (!price.setAside && !isPaidAgain) return null
  return (
    <Notice role="status">
      <p>
        <Why price={price} />
      </p>
    </Notice>
  )
}

function Why({ price: { setAside, storageType, items, days, units } }: { price: StayPrice }) {
  const pieces = prices.itemsPerPlan
  if (setAside && setAside !== 'short' && items > pieces) {
    return (
      <Trans context="why a plan does not count" comment="{items} is more than {pieces}">
        Your plan covers up to {pieces} items: with {items} you pay by the day.
      </Trans>
    )
  }
  if (setAside) {
    return (
      <Trans context="why a plan does not count">
        Your plan doesn’t save you anything for these dates and times, so you pay by the day.
      </Trans>
    )
  }
  return storageType === 'mid' ? (
    <Trans context="why a plan is paid several times" comment="{units} is 2 or more">
      Every two-week period you start counts in full: {days} days count as {units} periods.
    </Trans>
  ) : (
    <Trans context="why a plan is paid several times" comment="{units} is 2 or more">
      Every month you start counts in full: {days} days count as {units} months.
    </Trans>
  )
}
