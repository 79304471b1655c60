/**
 * Returns the private key in the text of a key file from `age-keygen` or `npm run backup:key`.
 * Throws if there is none.
 */
export function identityIn(text: string): string {
  const line = text.split('\n').find((each) => each.startsWith('AGE-SECRET-KEY-'))
  if (!line) throw new Error('The key file has no line that begins with AGE-SECRET-KEY-.')
  return line.trim()
}
