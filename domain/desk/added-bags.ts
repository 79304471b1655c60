import { changeEmails } from '../booking/set-price.ts'
import { limits } from '../business/business.ts'
import type { Refusal } from '../input/refusal.ts'
import { isPromised, passesWithout } from '../stay/collectors.ts'
import type { Bag, StayRecord } from '../stay/stay-record.ts'
import {
  type ActionContext,
  hasHappened,
  recordAfter,
  type StayUpdate,
  unchanged,
} from '../stay/stay-update.ts'
import { newBag, notAmong, tagged, tagsInside, takeIn } from './custody.ts'
import { cameLater, extendedTo } from './custody-charges.ts'

/**
 * Adds one bag per tag to a checked-in stay.
 * A late stay is extended first. Otherwise, check-out would charge the new bags for earlier days.
 * An offline action skips tags that are here, and checks in the stay if necessary.
 */
export function addBags(
  record: StayRecord,
  tags: readonly number[],
  context: ActionContext,
): StayUpdate | Refusal {
  const { stay } = record
  const isFact = hasHappened(context)
  if (tags.length === 0 || new Set(tags).size < tags.length) return { refused: 'tags_invalid' }
  const isHere = stay.status === 'checked_in'
  if (!isFact && !isHere) return { refused: 'not_allowed' }
  if (!isFact && tags.some((tag) => isPromised(record, tag))) return { refused: 'tags_invalid' }
  const added = isFact ? notAmong(tagsInside(record, context), tags) : tags
  if (added.length === 0)
    return { ...unchanged(record, context.actor), action: 'checked_in_again', data: tagged(tags) }
  if (!isHere) return takeIn(record, { tags: added, idSeen: false }, false, context)
  const luggageCount = stay.luggageCount + added.length
  if (!isFact && luggageCount > limits.maxItems) return { refused: 'not_allowed' }
  const base = { ...unchanged(record, context.actor), action: 'bags_added' as const }
  const late = extendedTo(record, context.at)
  const until = recordAfter(record, { ...base, ...late }, context.at)
  return {
    ...base,
    data: { tags: added.join(' ') },
    agreed: { ...late.agreed, luggageCount },
    charges: [...late.charges, ...cameLater(until, added.length, context.at)],
    bags: added.map((tag): Bag => ({ ...newBag, id: context.newId(), tag })),
    collectors: passesWithout(record, added),
    emails: changeEmails(record),
  }
}
