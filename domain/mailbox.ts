/** Hosts of the same mailboxes, where dots in the name do not count. */
const gmailHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an e-mail address leads to, however it is spelt: `A.D.A+bags@GoogleMail.com` and
 * `ada@gmail.com` have the same key. For counting and finding; mail goes to the address as it was typed.
 */
export function mailboxKey(email: string): string {
  const address = email.normalize('NFKC').toLowerCase().trim()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const host = address.slice(at + 1).replace(/\.$/, '')
  // A plus that begins the name marks no tag.
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return gmailHosts.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
