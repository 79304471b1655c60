/** Hosts of the same mailboxes. */
const gmailHosts: readonly string[] = ['gmail.com', 'googlemail.com']

/** Each host of Proton's has mailboxes of its own: its users need not have their name at all of them. */
const protonHosts: readonly string[] = ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']

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
  if (gmailHosts.includes(host)) return `${name.replaceAll('.', '')}@gmail.com`
  return protonHosts.includes(host) ? `${name.replace(/[._-]/g, '')}@${host}` : `${name}@${host}`
}
