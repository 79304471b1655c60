import type { Refusal } from '../input/refusal.ts'
import { isPromised, withTags } from '../stay/collectors.ts'
import { type Bag, bagsInside, type StayRecord } from '../stay/stay-record.ts'
import { type ActionContext, type StayUpdate, unchanged } from '../stay/stay-update.ts'

export interface ChangedTag {
  tag: number
  newTag: number
}

/**
 * Gives a bag that is here another tag. Doesn't check the tags of other stays.
 * The bag's row is replaced, because a row's tag never changes.
 */
export function changeTag(
  record: StayRecord,
  { tag, newTag }: ChangedTag,
  context: ActionContext,
): StayUpdate | Refusal {
  const here = bagsInside(record)
  const bag = here.find((one) => one.tag === tag)
  if (!bag || here.some((one) => one.tag === newTag)) return { refused: 'tags_invalid' }
  if (isPromised(record, newTag)) return { refused: 'tags_invalid' }
  const before: Bag = { ...bag, status: 'voided', photo: null }
  const after: Bag = { ...bag, id: context.newId(), tag: newTag }
  return {
    ...unchanged(record, context.actor),
    action: 'tag_changed',
    data: { tags: `${tag} → ${newTag}` },
    bags: [before, after],
    collectors: withTags(record, new Map([[tag, newTag]])),
  }
}
