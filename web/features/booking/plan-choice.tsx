import { Trans } from '@lingui/react/macro'
import type { StorageType } from '../../../domain/services.ts'
import { totalText } from '../../money-text.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../use-locale.ts'
import { CheaperPlan } from '../stay/cheaper-plan.tsx'
import type { StayPrice } from '../stay/stay-price.ts'

interface PlanChoiceProps {
  price: StayPrice
  onChoose: (plan: StorageType) => void
}

/** Offers a plan that costs less; once it was taken, the way back to the daily price. */
export function PlanChoice({ price, onChoose }: PlanChoiceProps) {
  const locale = useLocale()
  const { offer, daily } = price
  if (offer) {
    return (
      <CheaperPlan offer={offer}>
        <Button variant="outline" size="sm" onClick={() => onChoose(offer.storageType)}>
          <Trans context="button: take the cheaper plan">Take this plan</Trans>
        </Button>
      </CheaperPlan>
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
