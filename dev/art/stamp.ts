import { createHash } from 'node:crypto'
import sharp, { type PngOptions } from 'sharp'
import type { Picture } from './pictures.ts'

// Each drawn PNG contains a hash of its source, by which a test finds outdated pictures.

export function stampFor({ html, width, height }: Picture): string {
  return createHash('sha256').update(`${width}x${height} ${html}`).digest('hex')
}

export function stamped(png: Buffer, picture: Picture, options: PngOptions = {}): Promise<Buffer> {
  return sharp(png)
    .png({ compressionLevel: 9, ...options })
    .withExif({ IFD0: { ImageDescription: stampFor(picture) } })
    .toBuffer()
}

export async function stampOf(png: Buffer): Promise<string | undefined> {
  const { exif } = await sharp(png).metadata()
  return exif?.toString('latin1').match(/[0-9a-f]{64}/)?.[0]
}
