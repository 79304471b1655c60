import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PlanOffer } from '../price/stay-price.ts'

export function CheaperPlan({ offer, children }: { offer: PlanOffer; children: ReactNode }) {
  return (
    <Notice role="status">
      <p>
        <Offer {...offer} />
      </p>
      {children}
    </Notice>
  )
}

function Offer({ storageType, totalPrice, saves: saved }: PlanOffer) {
  const locale = useLocale()
  const total = totalText(totalPrice, locale)
  const saves = totalText(saved, locale)
  switch (storageType) {
    case 'short':
      return (
        <Trans context="offer under the price panel">
          The hourly plan costs less: {total} in total, so you save {saves}.
        </Trans>
      )
    case 'mid':
      return (
        <Trans context="offer under the price panel">
          The two-week plan costs less: {total} in total, so you save {saves}.
        </Trans>
      )
    default:
      return (
        <Trans context="offer under the price panel">
          The monthly plan costs less: {total} in total, so you save {saves}.
        </Trans>
      )
  }
}
