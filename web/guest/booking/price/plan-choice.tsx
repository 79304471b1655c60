import { type ComponentType, lazy, Suspense } from 'react'
import { loadCatalogs } from '../../../words/i18n.ts'
import type { PlanOffersProps } from '../advice/plan-offers.tsx'
import { mayBeSplit } from './stay-price.ts'

/**
 * Loaded on demand, because few stays have another plan to offer or explain.
 * Renders nothing if loading fails.
 */
const PlanOffers = lazy<ComponentType<PlanOffersProps>>(() =>
  Promise.all([import('../advice/plan-offers.tsx'), loadCatalogs(['stay-later'])]).then(
    ([module]) => module,
    () => ({ default: () => null }),
  ),
)

export function PlanChoice(props: PlanOffersProps) {
  const { offer, daily, setAside } = props.price
  if (!offer && daily === null && !setAside && !mayBeSplit(props.price)) return null
  return (
    <Suspense>
      <PlanOffers {...props} />
    </Suspense>
  )
}
