/**
 * Number of devices that can have their own tag numbers while offline.
 * More slots would leave each device too few of the office's tags.
 */
export const tagSlots = 4

/**
 * True if a device may propose the tag number while it is offline.
 * `slot` is 1 to `tagSlots`, assigned by the server. Devices without a slot (`null`) share the
 * remaining numbers.
 */
export function isOwnTag(tag: number, slot: number | null): boolean {
  return tag % (tagSlots + 1) === (slot ?? 0)
}

/**
 * Returns the lowest `count` tag numbers, from 1, that aren't `taken`.
 * Unless `slot` is `undefined` (online), only returns the device's own numbers (see `isOwnTag`).
 */
export function freeTags(
  count: number,
  taken: ReadonlySet<number>,
  slot: number | null | undefined,
): number[] {
  const free: number[] = []
  for (let tag = 1; free.length < count; tag += 1)
    if (!taken.has(tag) && (slot === undefined || isOwnTag(tag, slot))) free.push(tag)
  return free
}
