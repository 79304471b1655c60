import { Plural, Trans } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense } from 'react'
import { prices } from '../../../../domain/business/business.ts'
import { totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { loadCatalogs } from '../../../words/i18n.ts'
import type { Rate } from './stay-price.ts'

const PlanRate = lazy<ComponentType<{ price: Rate }>>(() =>
  Promise.all([import('../advice/plan-rate.tsx'), loadCatalogs(['stay-later'])]).then(
    ([module]) => module,
    () => ({ default: () => null }),
  ),
)

export function RateFormula({ price }: { price: Rate }) {
  const perDay = totalText(prices.dayPerItem, useLocale())
  const { storageType, items, days } = price
  if (storageType !== 'daily') {
    return (
      <Suspense>
        <PlanRate price={price} />
      </Suspense>
    )
  }
  return (
    <Trans context="rate on the price panel">
      {perDay} × <Plural value={items} one="# item" other="# items" /> ×{' '}
      <Plural value={days} one="# day" other="# days" />
    </Trans>
  )
}
