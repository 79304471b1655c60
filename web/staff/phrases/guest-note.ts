import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business/business.ts'

const office = business.name

/** How staff begin what they write to a guest, in the guest's language: who writes, and what about. */
export function guestNote(name: string | null, reference: string) {
  return name
    ? msg`Hello ${name}, this is ${office}. It’s about your booking ${reference}:`
    : msg`Hello, this is ${office}. It’s about your booking ${reference}:`
}
