import { createHmac } from 'node:crypto'
import { plainJpeg } from '../../domain/support/jpegs.ts'
import type { Chance } from '../bad-week/chance.ts'
import { webhookSecret } from '../support/names.ts'
import type { Route } from '../support/route-table.ts'
import { mutated, oddBody } from './odd-values.ts'
import { bodySchemas } from './schemas.ts'
import { type ByName, validFor } from './valid-values.ts'
import type { World } from './world.ts'

export type Body = string | Uint8Array<ArrayBuffer>

/** Shares, of 1. */
const share = { valid: 0.35, odd: 0.1 }

/** Returns what a guest's change would cost, as the pass shows it before. */
export type Preview = (requested: object) => Promise<object | null>

/** The body of a request; most are valid but for a few places. */
export async function bodyFor(
  { method, path }: Route,
  world: World,
  named: ByName,
  chance: Chance,
  preview: Preview,
): Promise<Body> {
  if (path.endsWith('/photo')) return oddPhoto(chance)
  if (chance.happens(share.odd)) return oddBody(chance)
  const schema = bodySchemas.get(`${method} ${path}`)
  if (!schema && !path.endsWith('/webhook')) return oddBody(chance)
  const valid = schema ? (validFor(schema, chance, named) as object) : world.event
  const { shown, ...requested } = valid as { shown?: object }
  const request = shown ? { ...requested, shown: (await preview(requested)) ?? shown } : valid
  return chance.happens(share.valid) ? JSON.stringify(request) : mutated(request, chance)
}

function oddPhoto(chance: Chance): Uint8Array<ArrayBuffer> {
  if (chance.happens(0.03)) return new Uint8Array(3 * 2 ** 20)
  const photo = plainJpeg.slice(0, chance.happens(0.2) ? chance.whole(0, 200) : undefined)
  const flips = chance.happens(0.3) ? 0 : chance.whole(1, 12)
  for (let flip = 0; flip < flips; flip += 1)
    photo[chance.whole(0, photo.length - 1)] = chance.whole(0, 255)
  return photo
}

/** The header by which Stripe vouches for what it delivers. */
export function signatureOf(body: Body): string {
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
