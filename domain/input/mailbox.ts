/** Two hosts with the same mailboxes: a name belongs to the same user on both. */
const gmailHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/** Hosts with separate mailboxes: a name may belong to a different user on each. */
const protonHosts: readonly string[] = ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']

/**
 * Returns the same key for all spellings of a mailbox, such as `A.D.A+bags@GoogleMail.com` and `ada@gmail.com`.
 * Use the key only for counting and searching. Emails must go to the address as typed.
 */
export function mailboxKey(email: string): string {
  const [name, host] = partsOf(email)
  if (gmailHosts.includes(host)) return `${name.replaceAll('.', '')}@gmail.com`
  if (protonHosts.includes(host)) return `${name.replace(/[._-]/g, '')}@${host}`
  return host ? `${name}@${host}` : name
}

/**
 * True only if both addresses certainly belong to the same mailbox.
 * They must be equal apart from upper and lower case, or equivalent under Gmail's or Proton's rules. On other
 * hosts, an address with a tag may belong to another person.
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
  // Removes a tag such as `+bags`. A plus at the start belongs to the name.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return [name, address.slice(at + 1).replace(/\.$/, '')]
}
