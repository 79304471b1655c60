import { collectorState } from '../../domain/stay/collectors.ts'
import type { StayFile } from '../../domain/stay/stay-file.ts'
import type { AppContext, AppMiddleware } from '../context.ts'
import { database } from '../db/database.ts'
import { type Settings, settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { stayOfCollector } from '../stay/collectors.ts'
import { type LinkPurpose, linkToken, readLinkToken } from './token.ts'

/** The token of a stay's own link; null where this deployment signs none. */
export async function passToken(settings: Settings, stayId: string): Promise<string | null> {
  const { LINK_SECRET } = settings
  return LINK_SECRET ? linkToken(LINK_SECRET, { purpose: 'guest', id: stayId }) : null
}

/** The tokens of a stay's pick-up passes that can still be used, by their ids. */
export async function collectorTokens(
  { LINK_SECRET }: Settings,
  file: StayFile,
): Promise<Map<string, string>> {
  if (!LINK_SECRET) return new Map()
  const open = file.collectors.filter((one) => collectorState(file, one) === 'open')
  const signed = open.map(
    async ({ id }) => [id, await linkToken(LINK_SECRET, { purpose: 'collector', id })] as const,
  )
  return new Map(await Promise.all(signed))
}

const bearer = /^Bearer (\S+)$/

/**
 * Lets in whoever has a stay's own link, and nobody else; the stay's id is then in the context. What is
 * guessed, cut off or signed by an unknown secret is answered as if there were nothing: `not_found`.
 */
export const requirePass: AppMiddleware = async (c, next) => {
  c.set('passStayId', await claimedId(c, 'guest'))
  await next()
}

/** Lets in whoever has a pick-up pass; its id is then in the context, and that of its stay. */
export const requireCollector: AppMiddleware = async (c, next) => {
  const id = await claimedId(c, 'collector')
  const stayId = await stayOfCollector(database(c.env), id)
  if (!stayId) throw new AppError('not_found')
  c.set('collectorId', id)
  c.set('passStayId', stayId)
  await next()
}

/** Secrets whose links open: the present one, and the one before it for as long as that is set. */
function openingSecrets({ LINK_SECRET, LINK_SECRET_BEFORE }: Settings): string[] {
  if (!LINK_SECRET) return []
  return LINK_SECRET_BEFORE ? [LINK_SECRET, LINK_SECRET_BEFORE] : [LINK_SECRET]
}

async function claimedId(c: AppContext, purpose: LinkPurpose): Promise<string> {
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1]
  const claim = token ? await readLinkToken(openingSecrets(settingsOf(c.env)), token) : null
  if (claim?.purpose !== purpose) throw new AppError('not_found')
  return claim.id
}
