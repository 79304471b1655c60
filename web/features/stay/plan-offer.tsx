import { Trans } from '@lingui/react/macro'
import type { StorageType } from '../../../domain/services.ts'
import { totalText } from '../../money-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../use-locale.ts'
import type { StayPrice } from './stay-price.ts'

interface PlanOfferProps {
  price: StayPrice
  onChoose: (plan: StorageType) => void
}

/** Says that a longer plan costs less, and takes it; or goes back to the daily price. */
export function PlanOffer({ price, onChoose }: PlanOfferProps) {
  const locale = useLocale()
  const { offer, daily } = price
  if (offer) {
    const total = totalText(offer.totalPrice, locale)
    const saves = totalText(offer.saves, locale)
    return (
      <Notice role="status">
        <p>
          {offer.storageType === 'mid' ? (
            <Trans context="offer under the price panel">
              The two-week plan costs less: {total} in all, {saves} saved.
            </Trans>
          ) : (
            <Trans context="offer under the price panel">
              The monthly plan costs less: {total} in all, {saves} saved.
            </Trans>
          )}
        </p>
        <Button variant="secondary" size="sm" onClick={() => onChoose(offer.storageType)}>
          <Trans context="button: take the cheaper plan">Take this plan</Trans>
        </Button>
      </Notice>
    )
  }
  if (daily === null) return null
  const dailyTotal = totalText(daily, locale)
  return (
    <p>
      <Trans context="under the price panel, after a cheaper plan was taken">
        Instead of {dailyTotal} by the day.
      </Trans>{' '}
      <Button variant="link" size="sm" onClick={() => onChoose('daily')}>
        <Trans context="button: back from the cheaper plan">Pay by the day</Trans>
      </Button>
    </p>
  )
}
