/** What a link gives the right to: a stay's own pass, or to collect some of its bags. */
export type LinkPurpose = 'guest' | 'collector'

/** What a token vouches for: the id of the stay, or, for a collector, of the link. */
export interface LinkClaim {
  purpose: LinkPurpose
  id: string
}

const letters: Record<LinkPurpose, string> = { guest: 'g', collector: 'c' }
const tokenShape = /^([gc])([\w-]{22})\.([\w-]{43})$/

/**
 * The secret part of a link: an id with an HMAC-SHA256 of it, so that it can be written into any later
 * mail again, and nothing that could be stolen stands in the database. 67 characters that need no
 * escaping in an address.
 */
export async function linkToken(secret: string, { purpose, id }: LinkClaim): Promise<string> {
  const name = `${letters[purpose]}${idText(id)}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(name))
  return `${name}.${Buffer.from(signature).toString('base64url')}`
}

/**
 * Reads a token that one of these secrets has signed; `null` for any other. Signatures are compared in
 * constant time.
 */
export async function readLinkToken(
  secrets: readonly string[],
  token: string,
): Promise<LinkClaim | null> {
  const [, letter, id, signature] = tokenShape.exec(token) ?? []
  if (!letter || !id || !signature) return null
  const name = bytesOf(`${letter}${id}`)
  const claimed = Buffer.from(signature, 'base64url')
  const isSignedBy = async (secret: string) =>
    crypto.subtle.verify('HMAC', await keyOf(secret), claimed, name)
  const matches = await Promise.all(secrets.map(isSignedBy))
  if (!matches.includes(true)) return null
  return { purpose: letter === letters.guest ? 'guest' : 'collector', id: uuidOf(id) }
}

/** A UUID in 22 characters. */
function idText(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}

function uuidOf(text: string): string {
  const hex = Buffer.from(text, 'base64url').toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function keyOf(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign', 'verify'])
}

function bytesOf(text: string): BufferSource {
  return Buffer.from(text)
}
