import type { Stay } from '../../domain/stay-file.ts'

/** A stay whose guest is still known, and can be written to. */
export interface GuestStay extends Stay {
  customerName: string
  customerEmail: string
}

export function hasGuest(stay: Stay): stay is GuestStay {
  return stay.customerName !== null && stay.customerEmail !== null
}
