import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { type FormCheck, lazyResolver } from '../../../forms/lazy-resolver.ts'
import { knownOpeningTimes } from '../../../opening-hours/opening-times.ts'
import type { StayErrors } from './fields/form-fields.ts'
import type { StayValues } from './stay-values.ts'

export type StayCheck = (values: StayValues, now: Date, openingTimes: OpeningTimes) => StayErrors

export function stayResolver(load: () => Promise<StayCheck>) {
  return lazyResolver<StayValues>(async (): Promise<FormCheck<StayValues>> => {
    const check = await load()
    return (values) => check(values, new Date(), knownOpeningTimes())
  })
}
