/**
 * Number of devices that can have their own tag numbers while offline.
 * Each of them has every fifth number. With more devices, each would have too few.
 */
export const tagSlots = 4

/**
 * Returns whether a device may propose the number while it is offline.
 * `slot` is 1 to `tagSlots`, assigned by the server. Devices without one (`null`) share the remaining numbers.
 */
export function isOwnTag(tag: number, slot: number | null): boolean {
  return tag % (tagSlots + 1) === (slot ?? 0)
}

/**
 * Returns the lowest numbers, from 1, that aren't `taken`.
 * With a `slot`, returns only the device's own numbers (see `isOwnTag`). `undefined` means that the device is online
 * and may propose any number.
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
