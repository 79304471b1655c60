import type { AppMiddleware } from '../context.ts'
import { type Settings, settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { linkToken, readLinkToken } from './token.ts'

/** The token of a stay's own link; null where this deployment signs none. */
export async function passToken(settings: Settings, stayId: string): Promise<string | null> {
  const { LINK_SECRET } = settings
  return LINK_SECRET ? linkToken(LINK_SECRET, { purpose: 'guest', id: stayId }) : null
}

const bearer = /^Bearer (\S+)$/

/**
 * Lets in whoever has a stay's own link, and nobody else; the stay's id is then in the context. What is
 * guessed, cut off or signed by another secret is answered as if there were nothing: `not_found`.
 */
export const requirePass: AppMiddleware = async (c, next) => {
  const { LINK_SECRET } = settingsOf(c.env)
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1]
  const claim = LINK_SECRET && token ? await readLinkToken(LINK_SECRET, token) : null
  if (claim?.purpose !== 'guest') throw new AppError('not_found')
  c.set('passStayId', claim.id)
  await next()
}
