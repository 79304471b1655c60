import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { totalText } from '../../money-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../use-locale.ts'
import type { PlanOffer } from './stay-price.ts'

/** Says that a longer plan costs less; `children` tells how to get it. */
export function CheaperPlan({ offer, children }: { offer: PlanOffer; children: ReactNode }) {
  const locale = useLocale()
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
      {children}
    </Notice>
  )
}
