import type { Bindings } from '../env.ts'
import { AppError } from '../errors.ts'

/** The bucket that photos are kept in. Throws `photos_off` where none is bound. */
export function photosOf({ PHOTOS }: Bindings): R2Bucket {
  if (!PHOTOS) throw new AppError('photos_off')
  return PHOTOS
}

/** What the bucket answers. Throws `storage_unavailable` while it can't be reached. */
export async function fromBucket<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch {
    throw new AppError('storage_unavailable', { retryAfter: 5, reason: 'photos' })
  }
}

/** A photo of the bucket's, as it is shown. Throws `not_found` where somebody has deleted it there. */
export async function shownPhoto(photos: R2Bucket, name: string): Promise<Response> {
  const photo = await fromBucket(photos.get(name))
  if (!photo) throw new AppError('not_found')
  return new Response(photo.body, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'inline; filename="bag.jpg"',
    },
  })
}

/** The name of a photo in the bucket; each upload has its own, so that none is ever written over. */
export function photoName(bagId: string, uploadId: string): string {
  return `bags/${bagId}/${uploadId}.jpg`
}

/**
 * Stores a photo under a name of its own; sent again, it is there already. Throws
 * `idempotency_key_reused` where another one has that name.
 */
export async function storePhoto(
  photos: R2Bucket,
  name: string,
  photo: Uint8Array<ArrayBuffer>,
  sha256: string,
): Promise<void> {
  const httpMetadata = { contentType: 'image/jpeg' }
  const isNew = { onlyIf: { etagDoesNotMatch: '*' }, httpMetadata, sha256 }
  if (await fromBucket(photos.put(name, photo, isNew))) return
  const known = await fromBucket(photos.head(name))
  if (known?.checksums.toJSON().sha256 !== sha256) throw new AppError('idempotency_key_reused')
}
