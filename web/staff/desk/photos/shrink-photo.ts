import { photoQuality, photoSize } from '../../../../domain/desk/photo.ts'

const kind = 'image/jpeg'

/** Thrown if the file can't be decoded or a JPEG can't be encoded. */
export class PictureError extends Error {}

/** Returns an upright JPEG without metadata. Throws `PictureError`. */
export async function shrunkPhoto(file: Blob): Promise<Blob> {
  const image = await drawable(file)
  const canvas = document.createElement('canvas')
  const { width, height } = photoSize(image.naturalWidth, image.naturalHeight)
  Object.assign(canvas, { width, height })
  canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0, width, height)
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, photoQuality))
  // Browsers that can't encode JPEG return another type.
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
