const teamDomain = /^https:\/\/[a-z0-9-]+\.cloudflareaccess\.com$/
const loopback = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/
const audienceTag = /^[0-9a-f]{64}$/
const backupKey = /^age1[02-9ac-hj-np-z]{58}$/
const minLinkSecret = 32

/** True for `https://<team>.cloudflareaccess.com`, whose keys sign staff's tokens. */
export function isTeamDomain(value: string): boolean {
  return teamDomain.test(value)
}

/** True for an `http` origin on this machine. */
export function isLoopback(value: string): boolean {
  return loopback.test(value)
}

export function isAudienceTag(value: string): boolean {
  return audienceTag.test(value)
}

/** True for an `age` public key. Private keys begin with `AGE-SECRET-KEY-`. */
export function isBackupKey(value: string): boolean {
  return backupKey.test(value)
}

export function isLinkSecret(value: string): boolean {
  return value.length >= minLinkSecret
}
