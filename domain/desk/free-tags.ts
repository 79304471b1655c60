/**
 * Number of devices that can have their own tag numbers while offline.
 * Each of them has every fifth number. With more slots, each device would have too few of the
 * office's tags.
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
 * If `slot` is `undefined`, the device is online and may propose any number. Otherwise, returns
 * only numbers that it may propose offline (see `isOwnTag`).
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
