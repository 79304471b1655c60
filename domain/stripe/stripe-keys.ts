/** The only kind of key that browsers may see. */
const publishableKey = /^pk_(test|live)_\w+$/
/** A secret key, or a restricted one. */
const secretKey = /^[sr]k_(test|live)_\w+$/
const webhookSecret = /^whsec_\S+$/

export type StripeMode = 'test' | 'live'

export function isPublishableKey(key: string): boolean {
  return publishableKey.test(key)
}

export function isSecretKey(key: string): boolean {
  return secretKey.test(key)
}

export function isWebhookSecret(secret: string): boolean {
  return webhookSecret.test(secret)
}

/** Returns `null` for anything but a publishable, secret or restricted key. */
export function modeOfKey(key: string): StripeMode | null {
  const [, mode] = publishableKey.exec(key) ?? secretKey.exec(key) ?? []
  return mode === 'test' || mode === 'live' ? mode : null
}
