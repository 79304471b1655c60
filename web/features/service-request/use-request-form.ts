import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { bookOnlineHours, nextOfferedHour, roundTheClock } from '../../../domain/opening-hours.ts'
import { regularOpeningTimes } from '../../../domain/opening-times.ts'
import type { ServiceType } from '../../../domain/services.ts'
import { askOpeningTimes, knownOpeningTimes } from '../../opening-times.ts'
import { keepRequest, restoredRequest } from './kept-request.ts'
import { type RequestField, type RequestValues, startOf } from './request-values.ts'

export type RequestForm = UseFormReturn<RequestValues, { service: ServiceType }>

const loadCheck = () => import('./request-check.ts').then((it) => it.requestErrors)

/** Fetches the check, so that it is there when the request is sent. What fails is tried again then. */
export function prepareCheck(): void {
  loadCheck().catch(() => {})
}

/** Where the check can't be fetched, the Worker's own has to do. */
const resolver: Resolver<RequestValues, { service: ServiceType }> = async (values, context) => {
  const check = await loadCheck().catch(() => () => ({}))
  const times = knownOpeningTimes()
  const wrong = Object.entries(check(values, context?.service ?? 'storage', new Date(), times))
  if (wrong.length === 0) return { values, errors: {} }
  const errors = wrong.map(([field, code]) => [field, { type: code, message: code }])
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<RequestValues> }
}

/** The next hour on Tirana's wall: an open one for bags, any for what is no storage. */
function nextStart(service: ServiceType): string {
  const stores = service === 'storage'
  const hours = stores ? bookOnlineHours : roundTheClock
  const openingTimes = stores ? knownOpeningTimes() : regularOpeningTimes
  const { date, time } = nextOfferedHour('drop_off', hours, new Date(), openingTimes)
  return `${date}T${time}`
}

/** The dialog's form. It outlives the dialog, and the page: closed by mistake, it opens as it was. */
export function useRequestForm(service: ServiceType | null): RequestForm {
  const [restored] = useState(restoredRequest)
  const proposed = useRef('')
  const form: RequestForm = useForm<RequestValues, { service: ServiceType }>({
    defaultValues: restored,
    resolver,
    context: { service: service ?? 'storage' },
  })

  // Without a time yet, or with one that has passed since, the next hour at which it can be had; another
  // one, once the closures are known, unless it was chosen.
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

  // On every change, as nobody says when they choose another language.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name) keepRequest(values)
        },
      }),
    [form],
  )

  // Until the first submission nothing is checked again as it is typed; what was told goes by then.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name || form.formState.isSubmitted) return
          form.clearErrors(name as RequestField)
        },
      }),
    [form],
  )

  return form
}
