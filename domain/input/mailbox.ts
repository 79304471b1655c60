/** Hosts that share their mailboxes: a name has the same mailbox on both. */
const gmailHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/** Proton's hosts. Unlike with Gmail's, the same name on two of them counts as two mailboxes. */
const protonHosts: readonly string[] = ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']

/**
 * Returns one key for all spellings of a mailbox, for example `ada@gmail.com` for
 * `A.D.A+bags@GoogleMail.com`. Two mailboxes may share a key (see `isSameMailbox`). Emails must go
 * to the address as typed, never to the key.
 */
export function mailboxKey(email: string): string {
  const [name, host] = partsOf(email)
  if (gmailHosts.includes(host)) return `${name.replaceAll('.', '')}@gmail.com`
  if (protonHosts.includes(host)) return `${name.replace(/[._-]/g, '')}@${host}`
  return host ? `${name}@${host}` : name
}

/**
 * True if both addresses certainly share a mailbox.
 * Tags are only ignored for Gmail and Proton. Elsewhere, the tagged address may be someone else's.
 */
export function isSameMailbox(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  const [, host] = partsOf(one)
  const isKnown = gmailHosts.includes(host) || protonHosts.includes(host)
  return isKnown && mailboxKey(one) === mailboxKey(other)
}

function partsOf(email: string): [name: string, host: string] {
  const address = email.normalize('NFKC').toLowerCase().trim()
  const at = address.lastIndexOf('@')
  if (at < 0) return [address, '']
  // Removes a tag such as `+bags`. A leading plus belongs to the name.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return [name, address.slice(at + 1).replace(/\.$/, '')]
}
