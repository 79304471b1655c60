import { createHash } from 'node:crypto'
import sharp, { type PngOptions } from 'sharp'
import type { Picture } from './pictures.ts'

// A drawn picture keeps what it was drawn from, as a description that nobody sees: so a test can
// tell whether it would look the same today, without a browser.

/** What a picture would be drawn from now: its words, prices, colours, drawings and fonts. */
export function stampFor({ html, width, height }: Picture): string {
  return createHash('sha256').update(`${width}x${height} ${html}`).digest('hex')
}

/** The PNG that was drawn from a picture, with its stamp, as small as can be. */
export function stamped(png: Buffer, picture: Picture, options: PngOptions = {}): Promise<Buffer> {
  return sharp(png)
    .png({ compressionLevel: 9, ...options })
    .withExif({ IFD0: { ImageDescription: stampFor(picture) } })
    .toBuffer()
}

/** What a PNG says that it was drawn from. */
export async function stampOf(png: Buffer): Promise<string | undefined> {
  const { exif } = await sharp(png).metadata()
  return exif?.toString('latin1').match(/[0-9a-f]{64}/)?.[0]
}
