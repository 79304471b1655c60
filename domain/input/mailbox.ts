/** Hosts of the same mailboxes. */
const gmailHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/** Each host of Proton's has mailboxes of its own: its users need not have their name at all of them. */
const protonHosts: readonly string[] = ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']

/**
 * The mailbox that an e-mail address leads to, however it is spelt: `A.D.A+bags@GoogleMail.com` and
 * `ada@gmail.com` have the same key. For counting and finding; mail goes to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  const [name, host] = partsOf(email)
  if (gmailHosts.includes(host)) return `${name.replaceAll('.', '')}@gmail.com`
  if (protonHosts.includes(host)) return `${name.replace(/[._-]/g, '')}@${host}`
  return host ? `${name}@${host}` : name
}

/**
 * Whether two addresses lead to one mailbox for sure: by the rules of Gmail or Proton, or as they are the same.
 * Elsewhere a tag may be another person's.
 */
export function isSameMailbox(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  const [, host] = partsOf(one)
  const isKnown = gmailHosts.includes(host) || protonHosts.includes(host)
  return isKnown && mailboxKey(one) === mailboxKey(other)
}

/** The name without its tag, and the host; an address without a host is all name. */
function partsOf(email: string): [name: string, host: string] {
  const address = email.normalize('NFKC').toLowerCase().trim()
  const at = address.lastIndexOf('@')
  if (at < 0) return [address, '']
  // A plus that begins the name marks no tag.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return [name, address.slice(at + 1).replace(/\.$/, '')]
}
