import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../domain/business/business.ts'
import type { RequestedService } from '../../../domain/business/services.ts'
import { addMonths, tiranaDate, tiranaTime } from '../../../domain/time/calendar.ts'
import { useNow } from '../../browser/use-now.ts'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { openingHours } from '../../words/hours-text.ts'
import { serviceNames } from '../../words/service-names/service-names.ts'
import { RequestPart } from './request-part.tsx'
import { StorageFields } from './storage-fields.tsx'
import type { RequestForm } from './use-request-form.ts'

interface ServiceDetailsProps {
  form: RequestForm
  service: RequestedService
}

export function ServiceDetails({ form, service }: ServiceDetailsProps) {
  const { i18n } = useLingui()
  const errorOf = useFieldError(form.control)
  const range = useStartRange()
  const { opens, closes } = openingHours(useLocale())
  const stores = service === 'storage'
  return (
    <RequestPart title={<Trans context="heading in the request dialog">Service Details</Trans>}>
      {stores && <StorageFields form={form} />}
      <Field
        required
        label={<Trans context="label of a field">Start Date & Time</Trans>}
        hint={
          stores ? (
            <Trans context="under a date and time">
              Tirana time. We are open {opens}–{closes} every day.
            </Trans>
          ) : (
            <Trans context="under a date and time">Tirana time. Any hour, day or night.</Trans>
          )
        }
        error={errorOf('start')}
      >
        {(control) => (
          <TextInput {...control} {...form.register('start')} {...range} type="datetime-local" />
        )}
      </Field>
      <Field
        label={<Trans context="label of a field">Notes (optional)</Trans>}
        hint={i18n._(serviceNames[service].dialog.notesHint)}
        error={errorOf('specialRequests')}
      >
        {(control) => <TextArea {...control} {...form.register('specialRequests')} rows={3} />}
      </Field>
    </RequestPart>
  )
}

/**
 * Returns the range from now to the booking limit, in Tirana time.
 * Empty in the prerendered page.
 */
function useStartRange(): { min?: string; max?: string } {
  const now = useNow()
  if (!now) return {}
  const today = tiranaDate(now)
  return {
    min: `${today}T${tiranaTime(now)}`,
    max: `${addMonths(today, limits.monthsAhead)}T23:59`,
  }
}
