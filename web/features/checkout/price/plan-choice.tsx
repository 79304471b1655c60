import { Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense, useRef } from 'react'
import { prices } from '../../../../domain/business.ts'
import { totalText } from '../../../../domain/money-text.ts'
import type { StorageType } from '../../../../domain/storage-types.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { StayForm } from '../stay/use-stay-form.ts'
import { CheaperPlan } from './cheaper-plan.tsx'
import { PlanNote } from './plan-note.tsx'
import type { SplitChoiceProps } from './split-choice.tsx'
import type { StayPrice } from './stay-price.ts'

/** Few stays have two prices to choose between; without this offer, the one above still holds. */
const SplitChoice = lazy<ComponentType<SplitChoiceProps>>(() =>
  import('./split-choice.tsx').catch(() => ({ default: () => null })),
)

interface PlanChoiceProps {
  stay: StayForm
  price: StayPrice
  onChoose: (plan: StorageType) => void
}

/** What costs less than the price above, how to get it and the way back, and why a plan does not count. */
export function PlanChoice({ stay, price, onChoose }: PlanChoiceProps) {
  return (
    <>
      <PlanNote price={price} />
      <WholePlan price={price} onChoose={onChoose} />
      {mayBeSplit(price) && (
        <Suspense>
          <SplitChoice stay={stay} price={price} />
        </Suspense>
      )}
    </>
  )
}

/** More items or days than a plan covers, or a plan, as the first of two bookings has one. */
function mayBeSplit({ items, days, daily }: StayPrice): boolean {
  return items > prices.piecesPerPlan || days > prices.mid.days || daily !== null
}

/** Offers a plan that costs less; once it was taken, the way back to the daily price. */
function WholePlan({ price, onChoose }: Omit<PlanChoiceProps, 'stay'>) {
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
