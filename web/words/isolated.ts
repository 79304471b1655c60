/** Letters that are written from right to left, such as Arabic and Hebrew ones. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u

/**
 * Somebody's name, for the middle of a sentence: written from right to left, it would take the numbers and
 * the dots beside it along to its other side.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
