import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
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
  const choice = useRef<HTMLDivElement>(null)
  const { offer, daily } = price

  /** Each button is gone once it was pressed: the focus goes on to the one that takes it back. */
  function choose(plan: StorageType): void {
    onChoose(plan)
    requestAnimationFrame(() => choice.current?.querySelector('button')?.focus())
  }

  if (!offer && daily === null) return null
  const dailyTotal = totalText(daily ?? 0, locale)
  return (
    <div ref={choice}>
      {offer ? (
        <CheaperPlan offer={offer}>
          <Button variant="outline" size="sm" onClick={() => choose(offer.storageType)}>
            <Trans context="button: take the cheaper plan">Take this plan</Trans>
          </Button>
        </CheaperPlan>
      ) : (
        <p>
          <Trans context="under the price panel, after a cheaper plan was taken">
            Instead of {dailyTotal} by the day.
          </Trans>{' '}
          <Button variant="link" size="sm" onClick={() => choose('daily')}>
            <Trans context="button: back from the cheaper plan">Pay by the day</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
