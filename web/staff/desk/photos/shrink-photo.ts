import { photoQuality, photoSize } from '../../../../domain/desk/photo.ts'

const kind = 'image/jpeg'

/** A file that the browser can't draw, or of which it makes no JPEG. */
export class PictureError extends Error {}

/**
 * A camera's picture as it is kept: a JPEG that stands upright, of a size that fits, without the position
 * and whatever else the camera wrote into it. Throws `PictureError`.
 */
export async function shrunkPhoto(file: Blob): Promise<Blob> {
  const image = await drawable(file)
  const canvas = document.createElement('canvas')
  const { width, height } = photoSize(image.naturalWidth, image.naturalHeight)
  Object.assign(canvas, { width, height })
  canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, width, height)
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, photoQuality))
  // A browser that can't write the kind that it is asked for writes another one.
  if (photo?.type !== kind) throw new PictureError(photo?.type)
  return photo
}

async function drawable(file: Blob): Promise<HTMLImageElement> {
  const source = URL.createObjectURL(file)
  const image = new Image()
  image.src = source
  try {
    await image.decode()
  } catch (cause) {
    throw new PictureError('unreadable', { cause })
  } finally {
    URL.revokeObjectURL(source)
  }
  return image
}
