import type { Payment } from '../../domain/payments/money-rows.ts'
import { collectorStatus } from '../../domain/stay/collectors.ts'
import type { Stay, StayRecord } from '../../domain/stay/stay-record.ts'
import type { AppContext, AppMiddleware } from '../context.ts'
import { database } from '../db/database.ts'
import { type Settings, settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { stayOfCollector } from '../stay/collectors.ts'
import { lostRow } from './lost-row.ts'

type LinkPurpose = 'guest' | 'collector'

interface LinkClaim {
  purpose: LinkPurpose
  /** A stay's id for a guest's link, a pick-up pass's id for a collector's. */
  id: string
  /** The stay's link number when the link was signed. */
  linkNumber: number
}

const purposeInitials: Record<LinkPurpose, string> = { guest: 'g', collector: 'c' }
const tokenShape = /^([gc])([\w-]{22})\.([1-9]\d{0,5})?([\w-]{43})$/

/**
 * Returns the secret part of a link.
 * It can be computed again for later emails, so the database stores no link that could be stolen.
 */
export async function linkToken(
  secret: string,
  { purpose, id, linkNumber = 0 }: Omit<LinkClaim, 'linkNumber'> & Partial<LinkClaim>,
): Promise<string> {
  const name = `${purposeInitials[purpose]}${idText(id)}.${linkNumber || ''}`
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), signed(name))
  return `${name}${Buffer.from(signature).toString('base64url')}`
}

/** Returns the bytes to sign. A dot at the end is left out, so that older links stay valid. */
function signed(name: string): BufferSource {
  return Buffer.from(name.replace(/\.$/, ''))
}

/**
 * Returns the claim of a token that was signed with the secret, otherwise `null`.
 * Compares signatures in constant time.
 */
export async function readLinkToken(secret: string, token: string): Promise<LinkClaim | null> {
  const [, initial, id, number = '', signature] = tokenShape.exec(token) ?? []
  if (!initial || !id || !signature) return null
  const name = signed(`${initial}${id}.${number}`)
  const claimed = Buffer.from(signature, 'base64url')
  if (!(await crypto.subtle.verify('HMAC', await keyOf(secret), claimed, name))) return null
  const purpose = initial === purposeInitials.guest ? 'guest' : 'collector'
  return { purpose, id: uuidOf(id), linkNumber: Number(number) }
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
  return crypto.subtle.importKey('raw', Buffer.from(secret), algorithm, false, ['sign', 'verify'])
}

/** Returns the token of the stay's own link. `null` if `secret` isn't set. */
export async function passToken(
  secret: Settings['LINK_SECRET'] | null,
  { id, linkNumber }: Pick<Stay, 'id' | 'linkNumber'>,
): Promise<string | null> {
  return secret ? linkToken(secret, { purpose: 'guest', id, linkNumber }) : null
}

export async function collectorTokens(
  { LINK_SECRET }: Settings,
  record: StayRecord,
): Promise<Map<string, string>> {
  if (!LINK_SECRET) return new Map()
  const open = record.collectors.filter((one) => collectorStatus(record, one) === 'open')
  const { linkNumber } = record.stay
  const tokens = open.map(async ({ id }) => {
    const claim = { purpose: 'collector', id, linkNumber } as const
    return [id, await linkToken(LINK_SECRET, claim)] as const
  })
  return new Map(await Promise.all(tokens))
}

const bearer = /^Bearer (\S+)$/

/**
 * Requires the token of a stay's own link, and sets `passStayId` and `linkNumber`.
 * The link may have been replaced (see `assertCurrentLink`). Throws `not_found` for a missing or
 * invalid token, and `misconfigured` if a link secret is malformed.
 */
export const requirePass: AppMiddleware = async (c, next) => {
  const { id, linkNumber } = await claimed(c, 'guest')
  c.set('passStayId', id)
  c.set('linkNumber', linkNumber)
  await next()
}

/**
 * Requires the token of a pick-up pass, and sets `collectorId`, `passStayId` and `linkNumber`.
 * The link may have been replaced (see `assertCurrentLink`). Throws `not_found` for a missing or
 * invalid token, `storage_unavailable` if the database has lost the pass, and `misconfigured` if a
 * link secret is malformed.
 */
export const requireCollector: AppMiddleware = async (c, next) => {
  const { id, linkNumber } = await claimed(c, 'collector')
  const stayId = await stayOfCollector(database(c.env), id)
  if (!stayId) throw lostRow()
  c.set('collectorId', id)
  c.set('passStayId', stayId)
  c.set('linkNumber', linkNumber)
  await next()
}

/**
 * Throws `link_replaced` if the stay's link number has risen since the caller's link was signed.
 * Accepts a number higher than the stay's, because the database may have been restored.
 */
export function assertCurrentLink(c: AppContext, record: Pick<StayRecord, 'stay'>): void {
  assertLinkNumber(c.get('linkNumber'), record)
}

/**
 * Throws `link_replaced` if the payment is for a change that was started with a replaced link.
 * Otherwise, whoever started the change could get the stay's new link with the payment's client
 * secret.
 */
export function assertCurrentPayer({ pendingChange }: Payment, record: Pick<StayRecord, 'stay'>) {
  if (pendingChange) assertLinkNumber(pendingChange.linkNumber ?? 0, record)
}

function assertLinkNumber(linkNumber: number, { stay }: Pick<StayRecord, 'stay'>): void {
  if (linkNumber < stay.linkNumber) throw new AppError('link_replaced')
}

/**
 * Returns the claim of a token that was signed with the current or the previous secret.
 * Returns `null` for any other token, and if `LINK_SECRET` isn't set.
 */
async function claimOf(settings: Settings, token: string): Promise<LinkClaim | null> {
  const { LINK_SECRET } = settings
  if (!LINK_SECRET) return null
  const claim = await readLinkToken(LINK_SECRET, token)
  if (claim) return claim
  const { LINK_SECRET_BEFORE } = settings
  return LINK_SECRET_BEFORE ? readLinkToken(LINK_SECRET_BEFORE, token) : null
}

async function claimed(c: AppContext, purpose: LinkPurpose): Promise<LinkClaim> {
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1]
  const claim = token ? await claimOf(settingsOf(c.env), token) : null
  if (claim?.purpose !== purpose) throw new AppError('not_found')
  return claim
}
