import * as z from 'zod/mini'
import { limitsOfText } from '../business/business.ts'
import { hasEnded } from '../business/stay.ts'
import { optionalEmail, optionalPhone, requiredLine } from '../input/fields.ts'
import { mailboxKey } from '../input/mailbox.ts'
import type { Refusal } from '../input/refusal.ts'
import type { Stay, StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  type StayEmailKind,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'

const detailNames = ['customerName', 'customerEmail', 'customerPhone'] as const

export type GuestDetails = Pick<Stay, (typeof detailNames)[number]>

const auditNames = { customerName: 'name', customerEmail: 'email', customerPhone: 'phone' } as const

/**
 * `POST /api/staff/stays/:id/details`
 * An omitted email address or phone number is removed. `shown` contains the details that the screen
 * showed.
 */
export const detailsRequest = z.object({
  customerName: requiredLine(limitsOfText.name, 'full_name_required'),
  customerEmail: optionalEmail,
  customerPhone: optionalPhone,
  shown: z.object({
    customerName: z.nullable(z.string()),
    customerEmail: z.nullable(z.string()),
    customerPhone: z.nullable(z.string()),
  }),
})

export function detailsOf({ customerName, customerEmail, customerPhone }: Stay): GuestDetails {
  return { customerName, customerEmail, customerPhone }
}

/**
 * Corrects the guest's details. Refused if one has changed since it was shown.
 * Earlier links stop working if the email address moves to another mailbox or is removed.
 */
export function correctDetails(
  record: StayRecord,
  { customerName, shown, ...given }: CorrectedDetails,
  context: ActionContext,
): StayUpdate | Refusal {
  const before = detailsOf(record.stay)
  const { customerEmail = null, customerPhone = null } = given
  const after: GuestDetails = { customerName, customerEmail, customerPhone }
  if (before.customerName === null) return { refused: 'not_allowed' }
  if (detailNames.some((name) => before[name] !== shown[name])) return { refused: 'stay_changed' }
  const corrected = detailNames.filter((name) => after[name] !== before[name])
  if (corrected.length === 0) return { refused: 'already_done' }
  const isNewAddress = corrected.includes('customerEmail') && customerEmail !== null
  const emails: StayEmailKind[] =
    isNewAddress && !hasEnded(record.stay.status) ? ['stay_noted'] : []
  return {
    ...unchanged(record, context.actor),
    action: 'details_corrected',
    data: { details: corrected.map((name) => auditNames[name]).join(' ') },
    written: {
      ...Object.fromEntries(corrected.map((name) => [name, after[name]])),
      ...(isOtherMailbox(before, after) && { linkNumber: record.stay.linkNumber + 1 }),
    },
    emails,
  }
}

/** True if the guest's email address was removed, or replaced with one of another mailbox. */
function isOtherMailbox(before: GuestDetails, after: GuestDetails): boolean {
  if (before.customerEmail === null) return false
  const { customerEmail: email } = after
  return email === null || mailboxKey(email) !== mailboxKey(before.customerEmail)
}

type CorrectedDetails = z.output<typeof detailsRequest>
