/** Both hosts share the same mailboxes. */
const gmailHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * Each Proton host has its own mailboxes.
 * A user may not own their name on all of them.
 */
const protonHosts: readonly string[] = ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']

/**
 * Returns one key for all spellings of a mailbox.
 * `A.D.A+bags@GoogleMail.com` and `ada@gmail.com` share a key. Use it only for counting and searching. Emails go
 * to the address as typed.
 */
export function mailboxKey(email: string): string {
  const [name, host] = partsOf(email)
  if (gmailHosts.includes(host)) return `${name.replaceAll('.', '')}@gmail.com`
  if (protonHosts.includes(host)) return `${name.replace(/[._-]/g, '')}@${host}`
  return host ? `${name}@${host}` : name
}

/**
 * True only if both addresses certainly share a mailbox.
 * They are equal, or match by Gmail's or Proton's rules. On other hosts, a tag may belong to another person.
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
  // A leading plus isn't a tag.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return [name, address.slice(at + 1).replace(/\.$/, '')]
}
