import type { StayLetter } from '../../domain/stay-change.ts'

/** Every mail that the Worker writes: about a stay, a visitor's message, or money without a stay. */
export type MailKind = StayLetter | 'contact_received' | 'orphan_payment'
