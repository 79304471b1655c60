import { collectorStatus } from '../../domain/stay/collectors.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { AppContext, AppMiddleware } from '../context.ts'
import { database } from '../db/database.ts'
import { type Settings, settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { stayOfCollector } from '../stay/collectors.ts'
import { lostRow } from './lost-row.ts'

type LinkPurpose = 'guest' | 'collector'

/** `id` is a stay's id for a guest, and a pick-up pass's id for a collector. */
interface LinkClaim {
  purpose: LinkPurpose
  id: string
}

const purposeInitials: Record<LinkPurpose, string> = { guest: 'g', collector: 'c' }
const tokenShape = /^([gc])([\w-]{22})\.([\w-]{43})$/

/**
 * Returns the secret part of a link.
 * It is an id with its HMAC-SHA256, 67 URL-safe characters. It can be computed again for later emails, so the
 * database holds no secret that could be stolen.
 */
export async function linkToken(secret: string, { purpose, id }: LinkClaim): Promise<string> {
  const name = `${purposeInitials[purpose]}${idText(id)}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), bytesOf(name))
  return `${name}.${Buffer.from(signature).toString('base64url')}`
}

/**
 * Returns `null` unless the secret has signed the token.
 * Compares signatures in constant time.
 */
export async function readLinkToken(secret: string, token: string): Promise<LinkClaim | null> {
  const [, initial, id, signature] = tokenShape.exec(token) ?? []
  if (!initial || !id || !signature) return null
  const name = bytesOf(`${initial}${id}`)
  const claimed = Buffer.from(signature, 'base64url')
  if (!(await crypto.subtle.verify('HMAC', await keyOf(secret), claimed, name))) return null
  return { purpose: initial === purposeInitials.guest ? 'guest' : 'collector', id: uuidOf(id) }
}

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

/**
 * Returns the token of the stay's own link.
 * `null` without `LINK_SECRET`.
 */
export async function passToken(
  secret: Settings['LINK_SECRET'] | null,
  stayId: string,
): Promise<string | null> {
  return secret ? linkToken(secret, { purpose: 'guest', id: stayId }) : null
}

export async function collectorTokens(
  { LINK_SECRET }: Settings,
  record: StayRecord,
): Promise<Map<string, string>> {
  if (!LINK_SECRET) return new Map()
  const open = record.collectors.filter((one) => collectorStatus(record, one) === 'open')
  const signed = open.map(
    async ({ id }) => [id, await linkToken(LINK_SECRET, { purpose: 'collector', id })] as const,
  )
  return new Map(await Promise.all(signed))
}

const bearer = /^Bearer (\S+)$/

/**
 * Requires the token of a stay's own link.
 * Sets `passStayId`. Throws `not_found` for a missing or invalid token, as if the stay didn't exist.
 */
export const requirePass: AppMiddleware = async (c, next) => {
  c.set('passStayId', await claimedId(c, 'guest'))
  await next()
}

/**
 * Requires the token of a pick-up pass.
 * Sets `collectorId` and `passStayId`. Throws `not_found` for a missing or invalid token, and
 * `storage_unavailable` if the database has lost the pass.
 */
export const requireCollector: AppMiddleware = async (c, next) => {
  const id = await claimedId(c, 'collector')
  const stayId = await stayOfCollector(database(c.env), id)
  if (!stayId) throw lostRow()
  c.set('collectorId', id)
  c.set('passStayId', stayId)
  await next()
}

/** Returns `null` if neither secret has signed the token. Reads `LINK_SECRET_BEFORE` only if needed. */
async function claimOf(settings: Settings, token: string): Promise<LinkClaim | null> {
  const { LINK_SECRET } = settings
  if (!LINK_SECRET) return null
  const claim = await readLinkToken(LINK_SECRET, token)
  if (claim) return claim
  const { LINK_SECRET_BEFORE } = settings
  return LINK_SECRET_BEFORE ? readLinkToken(LINK_SECRET_BEFORE, token) : null
}

async function claimedId(c: AppContext, purpose: LinkPurpose): Promise<string> {
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1]
  const claim = token ? await claimOf(settingsOf(c.env), token) : null
  if (claim?.purpose !== purpose) throw new AppError('not_found')
  return claim.id
}
