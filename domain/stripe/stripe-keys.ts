/** The only kind of key that browsers may see. */
const publishableKey = /^pk_(test|live)_\w+$/

export function isPublishableKey(key: string): boolean {
  return publishableKey.test(key)
}
