import { freeTags } from '../../../../domain/desk/free-tags.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'

/** Tags typed by staff, by position. At other positions, tags are proposed. */
export type TypedTags = Readonly<Record<number, string>>

/** Tags that a form must not propose, and the device's slot. */
export interface TakenTags {
  /** Tags of bags that are here, according to today's list. */
  known: readonly number[]
  /** Further tags that a form must not propose. Staff can still type them. */
  others: readonly number[]
  /**
   * Slot that decides which numbers this device proposes offline (see `isOwnTag`).
   * `null` if it has none, `undefined` while the device is online.
   */
  slot: number | null | undefined
}

/**
 * Returns one tag per item, as text.
 * Each is the typed tag or, if none was typed, the lowest free number that this device may propose.
 */
export function tagTexts(
  count: number,
  typed: TypedTags,
  { known, others, slot }: TakenTags,
): string[] {
  const texts = Object.values(typed).map(Number)
  const free = freeTags(count, new Set([...known, ...others, ...texts]), slot)
  return Array.from({ length: count }, (_, place) => typed[place] ?? String(free.shift()))
}

/**
 * Adds the tags of a stay's own bags to `taken.others`.
 * Includes bags that have left, because a new bag with the same tag would look like an earlier one.
 */
export function withTagsOf({ bags }: Pick<StayRecord, 'bags'>, taken: TakenTags): TakenTags {
  const had = bags.filter(({ status }) => status !== 'voided').map(({ tag }) => tag)
  return { ...taken, others: [...taken.others, ...had] }
}

/** Returns tags for a preview. They are higher than any that staff can type, so no bag has them. */
export function sampleTags(count: number): number[] {
  return Array.from({ length: count }, (_, place) => 1_000_000 + place)
}

/** Returns the tags as numbers, `null` if a tag is invalid or repeated. */
export function tagNumbers(texts: readonly string[]): number[] | null {
  const numbers = texts.map((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0))
  const isValid = numbers.every((tag) => tag > 0) && new Set(numbers).size === numbers.length
  return isValid ? numbers : null
}

/**
 * Returns the sent tags that are taken.
 * If there are none, returns all sent tags, because `taken` may be incomplete.
 */
export function tagsInUse(sent: readonly number[], taken: readonly number[]): number[] {
  const known = sent.filter((tag) => taken.includes(tag))
  return known.length > 0 ? known : [...sent]
}
