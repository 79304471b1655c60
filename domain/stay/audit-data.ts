/**
 * Keys of what we write into the audit ourselves: ids, cents, counts, codes and times. It stays when a guest
 * is erased.
 */
export const auditFacts = [
  'cents',
  'lek',
  'currency',
  'from',
  'to',
  'received',
  'refunded',
  'failed',
  'twice',
  'back',
  'rest',
  'kept',
  'method',
  'fiscalNumber',
  'payment',
  'refund',
  'dispute',
  'intent',
  'change',
  'tags',
  'items',
  'idSeen',
  'outTo',
  'collector',
  'pass',
  'attention',
  'changed',
  'refused',
  'undone',
  'version',
  'how',
  'sentBy',
  'kind',
  'closure',
  'stays',
  'message',
  'date',
  'days',
  'rows',
  'wasStartDate',
  'wasEndDate',
  'wasPickUpAt',
  'wasLuggageCount',
  'wasDuration',
  'wasUnpricedAt',
] as const

/** Keys of what staff type. Erasure keeps `auditFacts` only; a key in neither list does not compile. */
export const typedTexts = ['reason'] as const

/** What the audit, and the email about a change, keep of it. */
export type AuditData = {
  [Key in (typeof auditFacts)[number] | (typeof typedTexts)[number]]?:
    | string
    | number
    | null
    | undefined
}

/** Reasons that our own rules give. Any other reason was typed, and is erased with its guest. */
export const ownReasons = {
  erased: 'erased',
  byGuest: 'By the guest, from the pass',
  unusedDays: 'unused_days',
  fewerItems: 'checked_in',
  changeNotApplied: 'change_not_applied',
  changeAlreadyMade: 'change_already_applied',
  overpaid: 'overpaid',
  madeAtStripe: 'made_at_stripe',
} as const

export type OwnReason = (typeof ownReasons)[keyof typeof ownReasons]
