/** Returns the private key in the text of a key file (`age-keygen`, `npm run backup:key`). Throws without one. */
export function identityIn(text: string): string {
  const line = text.split('\n').find((each) => each.startsWith('AGE-SECRET-KEY-'))
  if (!line) throw new Error('The key file has no line that begins with AGE-SECRET-KEY-.')
  return line.trim()
}
