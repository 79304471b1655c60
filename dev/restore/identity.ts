/** Returns the private key in a key file, as `age-keygen` and `npm run backup:key` write it. */
export function identityIn(text: string): string {
  const line = text.split('\n').find((each) => each.startsWith('AGE-SECRET-KEY-'))
  if (!line) throw new Error('The key file has no line that begins with AGE-SECRET-KEY-.')
  return line.trim()
}
