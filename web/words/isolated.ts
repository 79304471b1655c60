const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u

/**
 * Isolates a text with right-to-left letters, such as a name, within a sentence.
 * Otherwise, digits and punctuation next to the text could move to its other side. Returns other
 * texts unchanged.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
