import { bareJpeg, largestPhoto } from '../../domain/desk/photo.ts'
import type { AppContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { bodyAtMost } from './json-body.ts'

/** What stands before the upload of a photo. */
export const photoAtMost = bodyAtMost(largestPhoto)

/**
 * The photo that was sent, with nothing but its picture. Throws `photo_invalid` for what is no JPEG,
 * whatever it is called.
 */
export async function photoIn(c: AppContext): Promise<Uint8Array<ArrayBuffer>> {
  const [type] = (c.req.header('content-type') ?? '').split(';')
  const isCalledJpeg = type?.trim().toLowerCase() === 'image/jpeg'
  const photo = isCalledJpeg ? bareJpeg(new Uint8Array(await c.req.arrayBuffer())) : null
  if (!photo) throw new AppError('photo_invalid')
  return photo
}
