import type { Bindings } from '../env.ts'
import { AppError } from '../errors.ts'

/** Returns the bucket of photos. Throws `photos_off` if none is bound. */
export function photosOf({ PHOTOS }: Bindings): R2Bucket {
  if (!PHOTOS) throw new AppError('photos_off')
  return PHOTOS
}

/** Throws `storage_unavailable` if the request to the bucket fails. */
export async function fromBucket<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch {
    throw new AppError('storage_unavailable', { retryAfter: 5, reason: 'photos' })
  }
}

/**
 * Returns the photo as an image response.
 * Throws `not_found` if the bucket doesn't have it, and `storage_unavailable` if the bucket fails.
 */
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

/** Returns a photo's name. Each upload has its own, so no photo is overwritten. */
export function photoName(bagId: string, uploadId: string): string {
  return `bags/${bagId}/${uploadId}.jpg`
}

/**
 * Stores a photo under a new name. Storing the same photo again has no effect.
 * Throws `idempotency_key_reused` if another photo has that name, and `storage_unavailable` if the
 * bucket fails.
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
