import { createHash } from 'node:crypto'
import type { Picture } from './pictures.ts'
import { readChunks, writeChunk } from './png-chunks.ts'

// A drawn picture keeps what it was drawn from, as a comment that nobody sees: so a test can tell
// whether it would look the same today, without a browser.

const keyword = 'Comment\0'
/** Length, type and checksum of the last chunk, which is empty. */
const endBytes = 12

/** What a picture would be drawn from now: its words, prices, colours, drawings and fonts. */
export function stampFor({ html, width, height }: Picture): string {
  return createHash('sha256').update(`${width}x${height} ${html}`).digest('hex')
}

/** The PNG that was drawn from a picture, with its stamp. */
export function stamped(png: Buffer, picture: Picture): Buffer {
  const content = Buffer.from(keyword + stampFor(picture), 'latin1')
  const end = png.length - endBytes
  return Buffer.concat([
    png.subarray(0, end),
    writeChunk({ type: 'tEXt', content }),
    png.subarray(end),
  ])
}

/** What a PNG says that it was drawn from. */
export function stampOf(png: Buffer): string | undefined {
  const texts = readChunks(png)
    .filter(({ type }) => type === 'tEXt')
    .map(({ content }) => content.toString('latin1'))
  return texts.find((text) => text.startsWith(keyword))?.slice(keyword.length)
}
