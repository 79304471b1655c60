import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { ServiceType } from '../../../domain/business/services.ts'
import {
  bookOnlineHours,
  nextOfferedHour,
  roundTheClock,
} from '../../../domain/opening-hours/opening-hours.ts'
import { regularOpeningTimes } from '../../../domain/opening-hours/opening-times.ts'
import { lazyResolver } from '../../forms/lazy-resolver.ts'
import { useSavedInTab } from '../../forms/use-saved-in-tab.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../opening-hours/opening-times.ts'
import { type RequestValues, startOf } from './request-values.ts'
import { restoredRequest, saveRequest } from './saved-request.ts'

export type RequestForm = UseFormReturn<RequestValues, { service: ServiceType }>

const loadCheck = () => import('./request-check.ts').then((it) => it.requestErrors)

export function prepareCheck(): void {
  loadCheck().catch(() => {})
}

const resolver = lazyResolver<RequestValues, { service: ServiceType }>(async () => {
  const check = await loadCheck()
  return (values, context) =>
    check(values, context?.service ?? 'storage', new Date(), knownOpeningTimes())
})

/**
 * Returns the next full hour in Tirana time, such as `2026-11-21T10:00`.
 * For storage, it is the next hour at which the office takes bags in.
 */
function nextStart(service: ServiceType): string {
  const stores = service === 'storage'
  const hours = stores ? bookOnlineHours : roundTheClock
  const openingTimes = stores ? knownOpeningTimes() : regularOpeningTimes
  const { date, time } = nextOfferedHour('drop_off', hours, new Date(), openingTimes)
  return `${date}T${time}`
}

/**
 * Returns the dialog's form. Its values survive closing the dialog and reloading the page.
 * `service` is `null` while the dialog is closed.
 */
export function useRequestForm(service: ServiceType | null): RequestForm {
  const [restored] = useState(restoredRequest)
  const proposed = useRef('')
  const form: RequestForm = useForm<RequestValues, { service: ServiceType }>({
    defaultValues: restored,
    resolver,
    context: { service: service ?? 'storage' },
    reValidateMode: 'onSubmit',
  })

  // Proposes the next available hour if the time is missing, past or an earlier proposal.
  // Updates the proposal once the closures are known, unless the guest has changed it.
  useEffect(() => {
    if (!service) return
    form.clearErrors()
    const start = startOf(form.getValues('start'))
    const isChosen = form.getValues('start') !== proposed.current
    if (start && start >= new Date() && isChosen) return
    propose(service)
    void askOpeningTimes().then(() => {
      if (form.getValues('start') === proposed.current) propose(service)
    })

    function propose(asked: ServiceType): void {
      proposed.current = nextStart(asked)
      form.setValue('start', proposed.current)
    }
  }, [form, service])

  useSavedInTab(form, saveRequest)

  return form
}
