/** Returns the private key from the text of a key file that `age-keygen` or `npm run backup:key` wrote. */
export function identityIn(text: string): string {
  const line = text.split('\n').find((each) => each.startsWith('AGE-SECRET-KEY-'))
  if (!line) throw new Error('The key file has no line that begins with AGE-SECRET-KEY-.')
  return line.trim()
}
