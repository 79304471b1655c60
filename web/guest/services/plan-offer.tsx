import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { CheaperPlan } from '../booking/advice/cheaper-plan.tsx'
import type { PlanOffer } from '../booking/price/stay-price.ts'
import type { RequestForm } from './use-request-form.ts'

/** Offers the longer plan that costs less; the days stay as they are. */
export function PlanOfferNotice({ form, offer }: { form: RequestForm; offer: PlanOffer }) {
  return (
    <CheaperPlan offer={offer}>
      <Button
        variant="outline"
        size="sm"
        onClick={() => form.setValue('storageType', offer.storageType)}
      >
        <Trans context="button: take the cheaper plan">Take this plan</Trans>
      </Button>
    </CheaperPlan>
  )
}
