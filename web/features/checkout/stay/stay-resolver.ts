import type { FieldErrors, Resolver } from 'react-hook-form'
import type { OpeningTimes } from '../../../../domain/opening-times.ts'
import { knownOpeningTimes } from '../../../opening-times.ts'
import type { StayErrors } from './form-fields.ts'
import type { StayValues } from './stay-values.ts'

export type StayCheck = (values: StayValues, now: Date, openingTimes: OpeningTimes) => StayErrors

/**
 * Checks a form when it is submitted. The check comes with the schemas' library, which nobody needs
 * before that; where it can't be fetched, the Worker's own check has to do.
 */
export function stayResolver(load: () => Promise<StayCheck>): Resolver<StayValues> {
  return async (values) => {
    const check = await load().catch(() => noErrors)
    const errors = check(values, new Date(), knownOpeningTimes())
    if (Object.keys(errors).length > 0) return { values: {}, errors: formErrors(errors) }
    return { values, errors: {} }
  }
}

const noErrors: StayCheck = () => ({})

function formErrors(errors: StayErrors): FieldErrors<StayValues> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, { type: code, message: code }]),
  )
}
