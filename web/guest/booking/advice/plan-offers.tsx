import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { totalText } from '../../../../domain/business/money.ts'
import type { StorageType } from '../../../../domain/business/stay.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { StayForm } from '../form/use-stay-form.ts'
import { mayBeSplit, type StayPrice } from '../price/stay-price.ts'
import { CheaperPlan } from './cheaper-plan.tsx'
import { PlanNote } from './plan-note.tsx'
import { SplitChoice } from './split-choice.tsx'

export interface PlanOffersProps {
  stay: StayForm
  price: StayPrice
  onChoose: (plan: StorageType) => void
}

export default function PlanOffers({ stay, price, onChoose }: PlanOffersProps) {
  return (
    <>
      <PlanNote price={price} />
      <WholePlan price={price} onChoose={onChoose} />
      {mayBeSplit(price) && <SplitChoice stay={stay} price={price} />}
    </>
  )
}

function WholePlan({ price, onChoose }: Omit<PlanOffersProps, 'stay'>) {
  const locale = useLocale()
  const choice = useRef<HTMLDivElement>(null)
  const { offer, daily } = price

  /** Chooses a plan, then focuses the button that replaces the pressed one. */
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
            Instead of {dailyTotal} at the daily price.
          </Trans>{' '}
          <Button variant="link" size="sm" onClick={() => choose('daily')}>
            <Trans context="button: back from the cheaper plan">Pay by the day</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
