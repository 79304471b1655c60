import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { totalText } from '../../../domain/business/money.ts'
import type { RequestedService } from '../../../domain/business/services.ts'
import { storedPrice } from '../../../domain/pricing/pricing.ts'
import { CustomerInputs } from '../../forms/customer-inputs.tsx'
import { FailureNotice } from '../../forms/failure-notice.tsx'
import { useCheckedFields } from '../../forms/use-checked-fields.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { closeOnBack } from '../../ui/dialog/close-on-back.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { prepareToasts } from '../../ui/toast/toast.ts'
import { serviceNames } from '../../words/service-names/service-names.ts'
import { CheaperPlan } from '../booking/advice/cheaper-plan.tsx'
import type { PlanOffer } from '../booking/price/stay-price.ts'
import styles from './request-dialog.module.css'
import { RequestPart } from './request-part.tsx'
import { requestPrice } from './request-price.ts'
import { RequestPriceTag } from './request-price-tag.tsx'
import type { RequestValues } from './request-values.ts'
import { ServiceDetails } from './service-details.tsx'
import { prepareCheck, type RequestForm } from './use-request-form.ts'
import type { ServiceRequest } from './use-service-request.ts'

interface RequestDialogProps {
  form: RequestForm
  service: RequestedService
  request: ServiceRequest
  onClose: () => void
}

export function RequestDialog({ form, service, request, onClose }: RequestDialogProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const errorOf = useFieldError(form.control)
  const onBlur = useCheckedFields(form)
  const { busy, failure, corrected, submit } = request
  const price = requestPrice(useWatch({ control: form.control }) as RequestValues, service)
  const shown = price ? storedPrice(price.quote) : 0
  const right = corrected?.shown === shown ? corrected.right : null
  const amount = totalText(right ?? 0, locale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => closeOnBack(onClose), [])

  return (
    <Dialog
      wide
      open
      onOpenChange={onClose}
      before={
        <Button variant="link" size="sm" onClick={onClose} className={styles.back}>
          <span aria-hidden="true">←</span>
          <Trans context="button that closes the request dialog">Back to booking</Trans>
        </Button>
      }
      title={i18n._(serviceNames[service].dialog.title)}
      description={
        <Trans context="under the title of the request dialog">
          Fill out the form below to make your reservation. We'll contact you to confirm details.
        </Trans>
      }
    >
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={submit}
        onBlur={onBlur}
        onFocus={() => {
          prepareCheck()
          prepareToasts()
        }}
      >
        <RequestPart
          title={<Trans context="heading in the request dialog">Personal Information</Trans>}
        >
          <CustomerInputs register={form.register} errorOf={errorOf} />
        </RequestPart>
        <ServiceDetails form={form} service={service} />
        <div className={styles.end}>
          <RequestPriceTag price={price} corrected={right} />
          {price?.offer && <PlanOfferNotice form={form} offer={price.offer} />}
          {right !== null && (
            <Notice role="alert">
              <p>
                <Trans context="in the request dialog">
                  The price for these dates is {amount}. Nothing has been booked yet: confirm once
                  more to book at this price.
                </Trans>
              </p>
            </Notice>
          )}
          {failure && <FailureNotice>{failure}</FailureNotice>}
          <div className={styles.buttons}>
            <SubmitButton busy={busy}>
              {busy ? (
                <Trans context="button of the request dialog, meanwhile">Creating Booking...</Trans>
              ) : (
                <Trans context="button of the request dialog">Confirm Booking</Trans>
              )}
            </SubmitButton>
            <Button variant="ghost" onClick={onClose}>
              <Trans context="button of the request dialog">Cancel</Trans>
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}

function PlanOfferNotice({ form, offer }: { form: RequestForm; offer: PlanOffer }) {
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
