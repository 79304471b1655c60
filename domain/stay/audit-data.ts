/** Audit keys that are kept when a guest is erased. Their values must not identify a guest. */
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
  'dueBy',
  'setbacks',
  'intent',
  'reference',
  'change',
  'tags',
  'items',
  'idSeen',
  'outTo',
  'collector',
  'pass',
  'attention',
  'changed',
  'details',
  'again',
  'seenStatus',
  'seenLuggageCount',
  'seenPickUpAt',
  'seenBalance',
  'hadStatus',
  'hadLuggageCount',
  'hadPickUpAt',
  'hadBalance',
  'handedBack',
  'doer',
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
  'count',
  'cause',
  'jobs',
  'wasStartDate',
  'wasEndDate',
  'wasPickUpAt',
  'wasLuggageCount',
  'wasDuration',
  'wasUnpricedAt',
] as const

/** Keys of texts that are deleted when a guest is erased, except for `ownReasons`. */
export const typedTexts = ['reason', 'name', 'email', 'phone'] as const

export type AuditData = {
  [Key in (typeof auditFacts)[number] | (typeof typedTexts)[number]]?:
    | string
    | number
    | null
    | undefined
}

/** Reasons that nobody typed. They are kept when a guest is erased. */
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
